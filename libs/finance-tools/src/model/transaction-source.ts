/**
 * Transactions that another domain keeps in the same database. Search, sum, aggregate and the lists include them. Both
 * queries are SQL text with one parameter, `$1`, the owner; they must return only rows of that owner, and name their
 * tables with the schema.
 */
export interface TransactionSource {
  /** Lower-case letters, digits and hyphens. Ids of this source are published as `name:id`. */
  readonly name: string;
  /** Migrates the tables that the queries read; called before every query. */
  prepare(): Promise<void>;
  /** Returns `id text, name text, institution text or null, currency text`; each id once. */
  readonly accountsSql: string;
  /**
   * Returns `id text, account_id text, category text or null, description text, amount numeric, currency text, booked_at
   * timestamp` (a wall time; debits are negative). Ids are unique and never change.
   */
  readonly transactionsSql: string;
  /** The same without what moves between two accounts of the owner, which is no income and no spending; unless given, nothing does. */
  readonly flowsSql?: string;
  /** What `flowsSql` leaves out, from an index of its own: counts then find it without reading the rest. */
  readonly ownTransfersSql?: string;
  /**
   * Returns `account_id text, date date, amount numeric`: what an account held at the end of a day, a day of an account once. Without
   * it the accounts are no accounts of money: they have no balances.
   */
  readonly balancesSql?: string;
  /** The accounts with balances, which have no transactions then: columns as of `accountsSql`, whose accounts they are unless given. */
  readonly balanceAccountsSql?: string;
  /** Returns `account_id text, money_account_id text`: which of the accounts with balances one with transactions spends from. */
  readonly moneyAccountsSql?: string;
}

/** The same source, which prepares itself once. A preparation that fails is tried again. */
export function prepareOnce(source: TransactionSource): TransactionSource {
  let preparing: Promise<void> | undefined;
  const prepare = () =>
    (preparing ??= source.prepare().catch((error: unknown) => {
      preparing = undefined;
      throw error;
    }));
  return { ...source, prepare };
}

/** The sources without what moves between two accounts of the owner. */
export function flowsOf(sources: readonly TransactionSource[]): TransactionSource[] {
  return sources.map((source) => ({ ...source, transactionsSql: source.flowsSql ?? source.transactionsSql }));
}

const NAME_FORM = /^[a-z][a-z0-9-]*$/;

/** Throws an Error, which stops the start, for names that cannot be prefixes of ids. */
export function requireSourceNames(sources: readonly TransactionSource[]): void {
  const names = new Set<string>();
  for (const { name } of sources) {
    if (!NAME_FORM.test(name)) throw new Error(`not a name for a source of transactions: ${name}`);
    if (names.has(name)) throw new Error(`two sources of transactions are named ${name}`);
    names.add(name);
  }
}
