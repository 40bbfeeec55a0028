import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import type { ModelAccount, ModelLedger, ModelMovement } from './model-ledger';
import { movement, transfer, type Calls, type Json } from './test-planifi';

export const TAGS = ['casa', 'comida'];

/** A step with numbers that choose among what there is when it is taken. */
export const ledgerStep = fc.record({
  kind: fc.constantFrom(
    'expense',
    'income',
    'transfer',
    'transfer',
    'edit',
    'edit',
    'move',
    'void',
    'restore',
    'switch',
  ),
  one: fc.nat(),
  other: fc.nat(),
  cents: fc.bigInt({ min: 1n, max: 500_000n }),
  received: fc.bigInt({ min: 1n, max: 500_000n }),
  // From January to April of a leap year.
  day: fc.integer({ min: 0, max: 120 }).map((days) => new Date(Date.UTC(2028, 0, 1 + days)).toISOString().slice(0, 10)),
  tags: fc.subarray(TAGS),
});

type Step = typeof ledgerStep extends fc.Arbitrary<infer Value> ? Value : never;

const numberOf = (cents: bigint) => Number(`${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`);
/** For values that may be below 0: exact up to 15 digits. */
export const publishedCents = (cents: bigint) => (cents < 0n ? -numberOf(-cents) : numberOf(cents));
const pick = <Item>(items: readonly Item[], index: number) => items[index % items.length];

/** Takes a step in the ledger and in the model; checks that a refusal is the one that the model expects. */
export async function takeStep(calls: Calls, model: ModelLedger, { kind, one, other, ...values }: Step): Promise<void> {
  const account = pick(model.accounts, one) as ModelAccount;
  const second = pick(model.accounts, other) as ModelAccount;
  const target = pick(model.movements, one);
  const { cents, day, tags, received } = values;
  const fields = { amount: numberOf(cents), occurredOn: day };
  if (kind === 'expense' || kind === 'income') {
    const [action, name] =
      kind === 'expense' ? (['createExpense', 'expense'] as const) : (['createTransaction', 'transaction'] as const);
    const request = movement(account.id, {
      ...fields,
      tags,
      createMissingTags: true,
      ...(kind === 'income' && { direction: 'IN' }),
    });
    const answer = await calls.answer(action, request);
    if (!account.isEnabled) return refused(answer, 'ACCOUNT_DISABLED');
    const { id } = done(answer)[name] as { id: string };
    model.movements.push({
      id,
      account,
      cents,
      isIncoming: kind === 'income',
      day,
      tags,
      isVoided: false,
      otherLeg: undefined,
    });
  } else if (kind === 'transfer') {
    const isOneCurrency = account.currency === second.currency;
    const request = transfer(account.id, second.id, {
      ...fields,
      ...(!isOneCurrency && { receivedAmount: numberOf(received) }),
    });
    const answer = await calls.answer('createTransfer', request);
    if (account === second) return refused(answer, 'VALIDATION_ERROR');
    if (!account.isEnabled || !second.isEnabled) return refused(answer, 'ACCOUNT_DISABLED');
    const [out = '', into = ''] = (done(answer)['transfer'] as { transactionIds: string[] }).transactionIds;
    const shared = { day, tags: [], isVoided: false };
    model.movements.push({ ...shared, id: out, account, cents, isIncoming: false, otherLeg: into });
    const arrived = isOneCurrency ? cents : received;
    model.movements.push({ ...shared, id: into, account: second, cents: arrived, isIncoming: true, otherLeg: out });
  } else if (kind === 'switch') {
    const action = account.isEnabled ? 'disableAccount' : 'enableAccount';
    await calls.call(action, { idempotencyKey: randomUUID(), accountId: account.id });
    account.isEnabled = !account.isEnabled;
  } else if (target !== undefined) {
    await change(calls, model, target, kind, second, values);
  }
}

async function change(
  calls: Calls,
  model: ModelLedger,
  target: ModelMovement,
  kind: 'edit' | 'move' | 'void' | 'restore',
  second: ModelAccount,
  { cents, day, tags }: Pick<Step, 'cents' | 'day' | 'tags'>,
): Promise<void> {
  const other = target.otherLeg === undefined ? undefined : model.find(target.otherLeg);
  const isTagged = kind === 'edit' && other === undefined;
  const changes: Json = {
    ...(kind === 'edit' && { amount: numberOf(cents), occurredOn: day }),
    ...(isTagged && { tags, createMissingTags: true }),
    ...(kind === 'move' && { accountId: second.id }),
    ...(kind === 'void' && { void: true }),
    ...(kind === 'restore' && { void: false }),
  };
  const request = { idempotencyKey: randomUUID(), transactionId: target.id, ...changes };
  const answer = await calls.answer('updateTransaction', request);
  const isChange = kind === 'edit' || kind === 'move';
  if (target.isVoided && isChange) return refused(answer, 'TRANSACTION_VOIDED');
  if (kind === 'move' && other !== undefined) return refused(answer, 'VALIDATION_ERROR');
  const touched = [
    target.account,
    ...(kind === 'move' ? [second] : []),
    ...(other === undefined ? [] : [other.account]),
  ];
  if (touched.some(({ isEnabled }) => !isEnabled)) return refused(answer, 'ACCOUNT_DISABLED');
  if (kind === 'move' && second.currency !== target.account.currency) return refused(answer, 'VALIDATION_ERROR');
  const body = done(answer);
  for (const each of other === undefined ? [target] : [target, other]) {
    if (!isChange) each.isVoided = kind === 'void';
    else if (kind === 'move') each.account = second;
    else {
      each.day = day;
      if (each === target || each.account.currency === target.account.currency) each.cents = cents;
      if (isTagged) each.tags = tags;
    }
  }
  expect(body['status']).toBe(target.isVoided ? 'voided' : 'active');
}

function done(answer: Awaited<ReturnType<Calls['answer']>>): Json {
  if ('error' in answer) throw new Error(JSON.stringify(answer.error));
  return answer.body;
}

function refused(answer: Awaited<ReturnType<Calls['answer']>>, code: string): void {
  expect(answer).toMatchObject({ error: { errorCode: code } });
}

/** Records once more what a movement, and the other leg of its transfer, say. */
export async function enterAgain(
  calls: Calls,
  entered: ModelMovement,
  other: ModelMovement | undefined,
): Promise<void> {
  const { account, cents, isIncoming, day, tags } = entered;
  if (other === undefined) {
    const fields = { amount: numberOf(cents), occurredOn: day, tags, ...(isIncoming && { direction: 'IN' }) };
    await calls.call('createTransaction', movement(account.id, fields));
    return;
  }
  const isOneCurrency = account.currency === other.account.currency;
  const fields = {
    amount: numberOf(cents),
    occurredOn: day,
    ...(!isOneCurrency && { receivedAmount: numberOf(other.cents) }),
  };
  await calls.call('createTransfer', transfer(account.id, other.account.id, fields));
}
