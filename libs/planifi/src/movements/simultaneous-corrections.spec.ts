import { randomUUID } from 'node:crypto';

import fc from 'fast-check';

import type { Action } from '../testing/actions';
import { publishedCents } from '../testing/random-steps';
import { callsOf, movement, openTestPlanifi, transfer, type Json, type TestPlanifi } from '../testing/test-planifi';

const ACCOUNTS = [
  { name: 'A', currency: 'BRL', openingBalance: 10.01 },
  { name: 'B', currency: 'BRL' },
  { name: 'C', currency: 'EUR', openingBalance: -0.5 },
];
const RANGE = { from: '2026-01-01', to: '2028-12-31' };

const account = fc.nat({ max: 2 });
const cents = fc.integer({ min: 1, max: 9_999 });
const day = fc.constantFrom('2028-02-28', '2028-02-29', '2028-03-01');
/** A call on one of a few records, accounts and keys: many of them meet. */
const call = fc.record({
  kind: fc.constantFrom(
    'spend',
    'move',
    'edit',
    'edit',
    'void',
    'void',
    'restore',
    'change account',
    'disable',
    'enable',
  ),
  target: fc.nat({ max: 4 }),
  from: account,
  to: account,
  cents,
  day,
  key: fc.nat({ max: 25 }),
});
type Call = typeof call extends fc.Arbitrary<infer Drawn> ? Drawn : never;

interface Listed {
  readonly amount: number;
  readonly occurredOn: string;
  readonly transferId: string | null;
}

describe('dozens of calls at once', () => {
  let planifi: TestPlanifi;
  beforeAll(async () => {
    planifi = await openTestPlanifi();
  });
  afterAll(() => planifi.drop());

  it('leave balances that are the sum of what is listed, and transfers with both of their legs or none', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 25, maxLength: 40, size: 'max' }), async (drawn) => {
        const calls = callsOf(planifi.domain());
        const accounts: string[] = [];
        for (const { name, ...fields } of ACCOUNTS) accounts.push(await calls.account(name, fields));
        const [a = '', b = '', c = ''] = accounts;
        const targets: string[] = [];
        for (const each of [transfer(a, b), transfer(b, c, { receivedAmount: 3.33 })]) {
          const { transactionIds } = (await calls.call('createTransfer', each))['transfer'] as {
            transactionIds: string[];
          };
          targets.push(...transactionIds);
        }
        targets.push(((await calls.call('createExpense', movement(a)))['expense'] as { id: string }).id);

        const keys = new Map<number, string>();
        const answers = await Promise.all(
          drawn.map((each) => {
            const idempotencyKey = keys.get(each.key) ?? randomUUID();
            keys.set(each.key, idempotencyKey);
            return calls.answer(...requestOf(each, accounts, targets, idempotencyKey));
          }),
        );
        for (const answer of answers) expect(answer).not.toMatchObject({ error: { errorCode: 'INTERNAL_ERROR' } });

        const legs = new Map<string, Listed[]>();
        const { balances } = await calls.call('getBalances', { asOf: RANGE.to, includeDisabled: true });
        for (const { accountId, ...shown } of (balances as { accounts: Json[] }).accounts) {
          const listing = { accountId, ...RANGE, size: 200, details: true };
          const { items } = (await calls.call('listTransactions', listing))['page'] as { items: Listed[] };
          const sums = { in: 0n, out: 0n };
          for (const item of items) {
            const size = BigInt(Math.round(Math.abs(item.amount) * 100));
            if (item.amount > 0) sums.out += size;
            else sums.in += size;
            if (item.transferId !== null) legs.set(item.transferId, [...(legs.get(item.transferId) ?? []), item]);
          }
          const opening = BigInt(Math.round(Number(shown['opening']) * 100));
          expect(shown).toMatchObject({
            in: publishedCents(sums.in),
            out: publishedCents(sums.out),
            balance: publishedCents(opening + sums.in - sums.out),
          });
        }
        for (const [one, other, ...more] of legs.values()) {
          expect([other?.occurredOn, more]).toEqual([one?.occurredOn, []]);
          expect(Math.sign(one?.amount ?? 0)).toBe(-Math.sign(other?.amount ?? 0));
        }
      }),
      { numRuns: 8 },
    );
  });
});

function requestOf(
  { kind, target, from, to, cents: amount, day: occurredOn }: Call,
  accounts: readonly string[],
  targets: readonly string[],
  idempotencyKey: string,
): [Action, Json] {
  const [accountId = '', toAccountId = ''] = [accounts[from], accounts[to]];
  const fields = { idempotencyKey, amount: amount / 100, occurredOn };
  const change = { idempotencyKey, transactionId: targets[target] };
  switch (kind) {
    case 'spend':
      return ['createTransaction', movement(accountId, fields)];
    case 'move': {
      const isOneCurrency = ACCOUNTS[from]?.currency === ACCOUNTS[to]?.currency;
      return [
        'createTransfer',
        transfer(accountId, toAccountId, { ...fields, ...(!isOneCurrency && { receivedAmount: 1 }) }),
      ];
    }
    case 'edit':
      return ['updateTransaction', { ...change, amount: amount / 100, occurredOn }];
    case 'change account':
      return ['updateTransaction', { ...change, accountId }];
    case 'disable':
    case 'enable':
      return [kind === 'disable' ? 'disableAccount' : 'enableAccount', { idempotencyKey, accountId }];
    default:
      return ['updateTransaction', { ...change, void: kind === 'void' }];
  }
}
