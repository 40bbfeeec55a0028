import type { Transaction } from '@bursar/database';

/** Of each sort and hash table of a statement over many rows, which would otherwise go to files. */
export const SORT_MEMORY = '64MB';

/** Removes the time limit of statements for this transaction, and gives sorts more memory. */
export async function allowLongStatements(transaction: Transaction): Promise<void> {
  await transaction.query`
    select set_config('statement_timeout', '0', true), set_config('work_mem', ${SORT_MEMORY}, true)`;
}

/**
 * The same for an import. Its statements have one text for any number of inline rows: each is planned once a connection,
 * for a ledger that may be empty by then, and uses indexes all the same.
 * The memory is a parameter because only statements with parameters are prepared.
 */
export async function configureImport(transaction: Transaction): Promise<void> {
  await transaction.query`
    select set_config('statement_timeout', '0', true), set_config('work_mem', ${SORT_MEMORY}, true),
      set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`;
}
