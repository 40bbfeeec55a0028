/**
 * Transactions that another part of the house keeps in the same database and lends to search, sum, aggregate and the
 * list of accounts. Both queries are SQL text with one parameter, `$1`, which is the owner: whatever else a query reads,
 * it must give that owner's rows alone. They read tables with their schema's name before them.
 */
export interface TransactionSource {
  /** Lower-case letters, digits and hyphens. Ids of this source are published as `name:id`. */
  readonly name: string;
  /** Brings the tables up to date that the queries read; called before the first one. */
  prepare(): Promise<void>;
  /** Gives `id text, name text, institution text or null, currency text`; each id once. */
  readonly accountsSql: string;
  /**
   * Gives `id text, account_id text, category text or null, description text, amount numeric, currency text, booked_at
   * timestamp` (a wall time, debits negative); each id once and for good.
   */
  readonly transactionsSql: string;
}

const NAME_FORM = /^[a-z][a-z0-9-]*$/;

/** Throws an Error, which ends the start, for names that ids could not begin with. */
export function requireSourceNames(sources: readonly TransactionSource[]): void {
  const names = new Set<string>();
  for (const { name } of sources) {
    if (!NAME_FORM.test(name)) throw new Error(`not a name for a source of transactions: ${name}`);
    if (names.has(name)) throw new Error(`two sources of transactions are named ${name}`);
    names.add(name);
  }
}
