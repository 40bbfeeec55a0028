import { toolLoaders, type Domain, type UseCaseIndex } from '@bursar/toolkit';

import { ledgerOpener, type LedgerContext, type LedgerDependencies } from './context';
import { failureDialect } from './errors';
import type { ImportOptions } from './imports/import-transactions';
import { readInline, type ReadStatementFile } from './imports/read-file';
import { requireToolNames } from './model/tool-name';
import { requireSourceNames } from './model/transaction-source';
import { importStatementPrompt } from './prompts/import-statement';
import { skill } from './skill';

export interface FinanceToolsDependencies extends LedgerDependencies {
  /** Whether arguments may name a file in an open folder. */
  readonly filesOpen: boolean;
  /** Nothing may be written: imports analyze and refuse to commit. */
  readonly readOnly?: boolean;
  /** Reads statements in worker threads; in this thread unless given. */
  readonly read?: ReadStatementFile;
}

/**
 * Imports bank statements and searches, sums and aggregates the transactions of all accounts. Throws an Error for
 * invalid names of sources.
 */
export function createFinanceTools({
  filesOpen,
  readOnly = false,
  read = readInline,
  ...dependencies
}: FinanceToolsDependencies): Domain {
  requireSourceNames(dependencies.sources ?? []);
  const options = { filesOpen, readOnly, read };
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
    finance_transactions_update: async () =>
      (await import('./transactions/update/update-transactions')).updateTransactions(options),
    finance_changes_list: async () => (await import('./changes/list-changes')).listChanges,
    finance_changes_undo: async () => (await import('./changes/undo-changes')).undoChanges(options),
    finance_rules_list: async () => (await import('./rules/list-rules')).listRules,
    finance_rules_set: async () => (await import('./rules/set-rules')).setRules(options),
    finance_balances_get: async () => (await import('./balances/get-balances')).getBalances(options),
    finance_recurring_list: async () => (await import('./recurring/list-recurring')).listRecurring,
    finance_links_propose: async () => (await import('./links/propose-links')).proposeLinks,
    finance_links_set: async () => (await import('./links/set-links')).setLinks(options),
  } satisfies UseCaseIndex<LedgerContext>;
}
