import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { OpenFolders } from '@bursar/toolkit';

import type { GroupedFilters, PagedFilters } from '../contract/filter-inputs';
import type { ImportInput } from '../contract/import-input';
import type { TransactionSource } from '../contract/transaction-source';
import { bindFinanceDatabase } from '../store/finance-database';
import { aggregateTransactions } from './aggregate-transactions';
import { importStatement } from './import-statement';
import type { LedgerContext } from './ledger-context';
import { listAccounts } from './list-accounts';
import { listCategories } from './list-categories';
import { readContents } from './read-contents';
import { searchTransactions } from './search-transactions';
import type { ImportCall } from './stage-statement';
import { inOwnWords } from './store-failure';
import { sumTransactions } from './sum-transactions';

export interface LedgerOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly owner: string;
  readonly sources: readonly TransactionSource[];
}

export type Ledger = Awaited<ReturnType<typeof openLedger>>;

/** All use cases of an owner's ledger, once what they read is there. */
export async function openLedger({ database, ...options }: LedgerOptions, defaultCurrency: string) {
  const context: LedgerContext = { ...options, database: bindFinanceDatabase(database) };
  await inOwnWords(async () => {
    for (const source of context.sources) await source.prepare();
  });
  return {
    search: (input: PagedFilters) => searchTransactions(context, input),
    sum: (input: PagedFilters) => sumTransactions(context, input, defaultCurrency),
    aggregate: (input: GroupedFilters) => aggregateTransactions(context, input),
    listAccounts: () => listAccounts(context),
    listCategories: () => listCategories(context),
    import: async (input: ImportInput, files: OpenFolders, call: Omit<ImportCall, 'field'>) => {
      const { field, statement } = await readContents(input, files);
      return importStatement(context, statement, input, { field, ...call });
    },
  };
}
