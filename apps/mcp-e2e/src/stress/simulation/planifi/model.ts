import type { Answer, Fields } from '../../../index';
import type { Call, Model } from '../model';
import { same } from '../contract-violation';
import { accountFacts, done, movementFacts, refusedWith, tagFacts } from './facts';
import { fitLedger, named, namedTags } from './fit-ledger';
import { lookAtLedger, type Seen } from './look-at-ledger';
import { crowd, propose } from './proposals';
import { EMPTY, ledgerKey, type Account, type Ledger, type Movement, type Tag } from './state';
import { requestOf, write } from './write';

/** What each write wraps its answer in. */
const WRAPPED: Readonly<Record<string, string>> = {
  'planifi.createAccount.v1': 'account',
  'planifi.createTag.v1': 'tag',
  'planifi.createExpense.v1': 'expense',
  'planifi.createTransaction.v1': 'transaction',
};

/** Accounts and expenses as the contract has them. */
export const planifi: Model<Ledger, Seen> = {
  domain: 'planifi',
  start: EMPTY,
  ping: { tool: 'planifi.listTags.v1', input: {} },
  propose,
  crowd,
  after,
  afterLostAnswer,
  key: ledgerKey,
  look: lookAtLedger,
  fits: fitLedger,
};

function after(ledger: Ledger, { tool, input, refused }: Call, answer: Answer): Ledger {
  if (refused !== undefined) {
    refusedWith(answer, refused);
    return ledger;
  }
  const request = requestOf(tool, input);
  const before = ledger.done.find(({ key }) => key === input['idempotencyKey']);
  if (before !== undefined && before.request !== request) {
    refusedWith(answer, 'IDEMPOTENCY_KEY_REUSED');
    return ledger;
  }
  if (before !== undefined) return withAnswer(ledger, tool, before.wrote, done(answer));
  const written = write(ledger, tool, input);
  if ('code' in written) {
    refusedWith(answer, written.code);
    return ledger;
  }
  return withAnswer(remembered(written.ledger, input, request, written.wrote), tool, written.wrote, done(answer));
}

/** Checks the answer against what was written now, or under the same key before. */
function withAnswer(ledger: Ledger, tool: string, wrote: string | number, answer: Fields): Ledger {
  if (tool === 'planifi.disableAccount.v1') {
    const account = ledger.accounts.find(({ serial }) => serial === wrote);
    same(answer, { accountId: account?.id, status: 'disabled' }, 'the account');
    return ledger;
  }
  const name = WRAPPED[tool] as string;
  const got = answer[name] as Fields;
  const tag = ledger.tags.find(({ key }) => key === wrote);
  const account = ledger.accounts.find(({ serial }) => serial === wrote);
  const movement = ledger.movements.find(({ serial }) => serial === wrote);
  const facts =
    name === 'tag'
      ? tagFacts(tag as Tag, got)
      : name === 'account'
        ? accountFacts(account as Account, got)
        : movementFacts(ledger, movement as Movement, got);
  same(answer, { [name]: facts }, `the ${name}`);
  if (name === 'tag') return namedTags(ledger, [got]);
  return namedTags(named(ledger, wrote as number, got), (got['tags'] as readonly Fields[] | undefined) ?? []);
}

function remembered(ledger: Ledger, input: Fields, request: string, wrote: string | number): Ledger {
  return { ...ledger, done: [...ledger.done, { key: String(input['idempotencyKey']), request, wrote }] };
}

function afterLostAnswer(ledger: Ledger, { tool, input, refused }: Call): readonly Ledger[] {
  if (refused !== undefined || ledger.done.some(({ key }) => key === input['idempotencyKey'])) return [];
  const written = write(ledger, tool, input);
  return 'code' in written ? [] : [remembered(written.ledger, input, requestOf(tool, input), written.wrote)];
}
