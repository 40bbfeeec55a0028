import { accountNotFound, invalidField } from '../../errors';
import type { ImportSettings, NewAccount } from './import-settings';

/** An account that statements are imported into. */
export interface LedgerAccount {
  readonly id: string;
  readonly name: string;
  readonly institution: string | null;
  readonly currency: string;
}

/** Where entries go. */
export interface AccountTarget extends LedgerAccount {
  /** Not stored yet. */
  readonly isNew: boolean;
}

/** The accounts of an owner's ledger and the statement numbers that are bound to them. */
export interface KnownLedger {
  readonly accounts: readonly LedgerAccount[];
  /** The id of the account by number. */
  readonly bindings: ReadonlyMap<string, string>;
  /** Accounts whose ids begin so belong to other domains, and are kept there. */
  readonly sourceNames: readonly string[];
}

/** The number of an account of a file that nobody has assigned, or that is assigned to another account. */
export interface OpenNumber {
  readonly number: string | null;
  /** The account that the number is bound to, where the call names another one. */
  readonly boundTo: string | null;
}

export interface ResolvedAccounts {
  /** By number; null: left out. Numbers that are open are missing. */
  readonly targets: ReadonlyMap<string | null, AccountTarget | null>;
  readonly open: readonly OpenNumber[];
}

/**
 * The account that each account of a file goes to. What `statement_accounts` says wins, then what the number is bound
 * to, then `account_id`, which is for a single account: several are never merged. Throws NOT_FOUND for an unknown account
 * that nothing describes, VALIDATION_ERROR for another currency than the account's.
 */
export function resolveAccounts(
  numbers: readonly (string | null)[],
  settings: Pick<ImportSettings, 'account_id' | 'create_account' | 'statement_accounts'>,
  ledger: KnownLedger,
): ResolvedAccounts {
  const targets = new Map<string | null, AccountTarget | null>();
  const open: OpenNumber[] = [];
  const given = givenTargets(settings, ledger);
  const named = settings.account_id === undefined ? undefined : targetOf(settings.account_id, settings, ledger);
  const distinct = [...new Set(numbers)];
  const isSingle = distinct.filter((number) => number === null || !given.has(number)).length === 1;
  for (const number of distinct) {
    const bound = number === null ? undefined : ledger.bindings.get(number);
    const told = number === null ? undefined : given.get(number);
    if (told !== undefined) targets.set(number, told);
    else if (bound !== undefined && (named === undefined || !isSingle || bound === named.id)) {
      targets.set(number, targetOf(bound, {}, ledger));
    } else if (bound !== undefined) open.push({ number, boundTo: bound });
    else if (named !== undefined && isSingle && (number === null || !hasNumber(named, ledger))) {
      targets.set(number, named);
    } else open.push({ number, boundTo: null });
  }
  return { targets, open };
}

/** The account of an id: the stored one, or the one that `create_account` describes. Throws as `resolveAccounts`. */
export function targetOf(
  id: string,
  { create_account: created }: { readonly create_account?: NewAccount | undefined },
  { accounts, sourceNames }: KnownLedger,
  field = 'create_account',
): AccountTarget {
  const stored = accounts.find((account) => account.id === id);
  if (stored !== undefined) {
    if (created === undefined || created.currency === stored.currency) return { ...stored, isNew: false };
    throw invalidField(`${field}.currency`, `the account exists and is in ${stored.currency}, for good`);
  }
  const source = sourceNames.find((name) => id.startsWith(`${name}:`));
  if (source !== undefined) throw invalidField('account_id', `accounts of ${source} are kept there`);
  if (created === undefined) throw accountNotFound(id);
  const { name, institution, currency } = created;
  return { id, name, institution: institution ?? null, currency, isNew: true };
}

/** What `statement_accounts` says, by number. */
export function givenTargets(
  { statement_accounts: given = [] }: Pick<ImportSettings, 'statement_accounts'>,
  ledger: KnownLedger,
): ReadonlyMap<string, AccountTarget | null> {
  const targets = new Map<string, AccountTarget | null>();
  for (const [index, { number, account_id: id, create_account }] of given.entries()) {
    const field = `statement_accounts.${index}.create_account`;
    const key = number.replace(/\s/g, '');
    if (targets.has(key)) throw invalidField(`statement_accounts.${index}.number`, 'each number once');
    // Two numbers may go to one new account: the first describes it.
    const made = [...targets.values()].find((target) => target !== null && target.id === id);
    targets.set(key, id === null ? null : (made ?? targetOf(id, { create_account }, ledger, field)));
  }
  return targets;
}

/** Whether statements with a number went into the account: one with another number asks. */
function hasNumber({ id }: AccountTarget, { bindings }: KnownLedger): boolean {
  return [...bindings.values()].includes(id);
}
