import { toolLoaders, type Domain, type UseCaseIndex } from '@bursar/toolkit';

import { ledgerOpener, type LedgerContext, type LedgerDependencies } from './context';
import { failureDialect } from './errors';
import type { ImportOptions } from './imports/import-transactions';
import { requireToolNames } from './model/tool-name';
import { requireSourceNames } from './model/transaction-source';
import { importStatementPrompt } from './prompts/import-statement';
import { skill } from './skill';

export interface FinanceToolsDependencies extends LedgerDependencies {
  /** Whether arguments may name a file in an open folder. */
  readonly filesOpen: boolean;
  /** Nothing may be written: imports analyze and refuse to commit. */
  readonly readOnly?: boolean;
}

/**
 * Imports bank statements and searches, sums and aggregates the transactions of all accounts. Throws an Error for
 * invalid names of sources.
 */
export function createFinanceTools({ filesOpen, readOnly = false, ...dependencies }: FinanceToolsDependencies): Domain {
  requireSourceNames(dependencies.sources ?? []);
  const options = { filesOpen, readOnly };
  const open = ledgerOpener(dependencies);
  const index = useCases(options);
  requireToolNames(Object.keys(index));
  return {
    name: 'finance-tools',
    summary:
      'Bank transactions of any number of accounts and currencies: import statements, search them, and add them up ' +
      'exactly by any filter, month, category or account.',
    tools: toolLoaders(index, ({ caller }) => open(caller)),
    views: ['ledger'],
    prompts: [importStatementPrompt(options)],
    skill,
    failure: failureDialect,
  };
}

/** In the order of publication. */
function useCases(options: ImportOptions) {
  return {
    finance_transactions_search: async () => (await import('./transactions/search-transactions')).searchTransactions,
    finance_transactions_sum: async () => (await import('./transactions/sum-transactions')).sumTransactions,
    finance_accounts_list: async () => (await import('./accounts/list-accounts')).listAccounts,
    finance_categories_list: async () => (await import('./accounts/list-categories')).listCategories,
    finance_transactions_import: async () =>
      (await import('./imports/import-transactions')).importTransactions(options),
    finance_transactions_aggregate: async () =>
      (await import('./transactions/aggregate-transactions')).aggregateTransactions,
  } satisfies UseCaseIndex<LedgerContext>;
}
