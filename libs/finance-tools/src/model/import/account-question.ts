import type { ImportAnswer, StatementAccount } from './import-settings';
import type { KnownLedger, LedgerAccount, OpenNumber } from './resolve-accounts';

/** An account of a file whose place nobody knows. */
export interface OpenAccount extends OpenNumber {
  readonly currency: string | null;
}

/** A question that the readings of a file do not know: which account, or what to do with similar entries. */
export interface AnswerableQuestion {
  readonly about: 'account' | 'similar';
  readonly message: string;
  readonly answers: readonly ImportAnswer[];
}

const MOST_CANDIDATES = 6;

/** Asks where the entries of accounts go that are not bound, or bound to another account than the call names. */
export function accountQuestion(
  open: readonly OpenAccount[],
  named: LedgerAccount | undefined,
  ledger: KnownLedger,
): AnswerableQuestion | undefined {
  const [first, ...others] = open;
  if (first === undefined) return undefined;
  if (others.length > 0) return { about: 'account', message: severalMessage(open), answers: forSeveral(open, ledger) };
  const answers = forOne(first, named, ledger).slice(0, MOST_CANDIDATES);
  return { about: 'account', message: oneMessage(first, named), answers };
}

function severalMessage(open: readonly OpenAccount[]): string {
  const numbers = open.map(({ number }) => number ?? 'one without a number');
  const count = COUNTS[open.length] ?? String(open.length);
  return `The file holds ${count} accounts: ${numbers.join(', ')}. Which account does each of them belong to?`;
}

const COUNTS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

function oneMessage({ number, boundTo }: OpenAccount, named: LedgerAccount | undefined): string {
  if (number === null) return 'The file does not say whose statement it is. Which account does it belong to?';
  if (named === undefined) return `The statement is of ${number}. Which account does it belong to?`;
  if (boundTo !== null) {
    return `The statement is of ${number}, whose statements went to ${boundTo}. Does this one belong to ${named.id}?`;
  }
  return `The statement is of ${number}, and ${named.id} has had statements of another number. Do they belong together?`;
}

function forOne({ number, boundTo, currency }: OpenAccount, named: LedgerAccount | undefined, ledger: KnownLedger) {
  const wanted = named?.currency ?? currency;
  const fitting = ledger.accounts.filter((account) => wanted === null || account.currency === wanted);
  const ids = [...new Set([boundTo, named?.id, ...fitting.map(({ id }) => id)])].filter(
    (id) => id !== null && id !== undefined,
  );
  if (number === null) {
    const answers: ImportAnswer[] = ids.map((id) => ({ account_id: id }));
    return currency === null ? answers : [...answers, { account_id: 'main', create_account: made('Main', currency) }];
  }
  const known = ids.map((id): StatementAccount => ({ number, account_id: id }));
  const isNamedNew = named !== undefined && !ledger.accounts.some(({ id }) => id === named.id);
  const all = isNamedNew
    ? known.map((answer) => (answer.account_id === named.id ? { ...answer, create_account: ofAccount(named) } : answer))
    : known;
  const added = newAccount({ number, currency: wanted }, ledger);
  return [...all, ...(added === undefined ? [] : [added])].map((answer) => ({ statement_accounts: [answer] }));
}

/** Each to an account of its own: which of the stored ones they are is for the person to say. */
function forSeveral(open: readonly OpenAccount[], ledger: KnownLedger): ImportAnswer[] {
  const added = open.map((each) => newAccount(each, ledger));
  return added.every((each) => each !== undefined) ? [{ statement_accounts: added }] : [];
}

function newAccount(
  { number, currency }: Pick<OpenAccount, 'number' | 'currency'>,
  { accounts }: KnownLedger,
): StatementAccount | undefined {
  if (number === null || currency === null) return undefined;
  const id = number
    .replace(/[^A-Za-z0-9_.:-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+/, '')
    .slice(0, 64);
  if (id === '' || accounts.some((account) => account.id === id)) return undefined;
  return { number, account_id: id, create_account: made(number, currency) };
}

function made(name: string, currency: string) {
  return { name, currency };
}

function ofAccount({ name, currency, institution }: LedgerAccount) {
  return { name, currency, ...(institution !== null && { institution }) };
}
