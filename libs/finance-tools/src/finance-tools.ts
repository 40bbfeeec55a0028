import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import { preloaded, type Domain } from '@bursar/toolkit';

import { requireToolNames } from './contract/tool-names';
import { requireSourceNames, type TransactionSource } from './contract/transaction-source';
import { failureDialect } from './failure-dialect';
import { importStatementPrompt } from './prompts/import-statement';
import type { Ledger } from './service/open-ledger';
import { skill } from './skill';
import { aggregateTransactionsTool } from './tools/aggregate-transactions';
import { importTransactionsTool } from './tools/import-transactions';
import { listAccountsTool } from './tools/list-accounts';
import { listCategoriesTool } from './tools/list-categories';
import type { LoadLedger } from './tools/load-ledger';
import { searchTransactionsTool } from './tools/search-transactions';
import { sumTransactionsTool } from './tools/sum-transactions';

export interface FinanceToolsDependencies {
  /** Not touched before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  /** The currency of a sum over nothing. */
  readonly defaultCurrency?: string;
  /** Whether calls may name a file; the calls' context opens it. */
  readonly filesOpen: boolean;
  /** Nothing may be written: import analyzes and refuses to commit. */
  readonly readOnly?: boolean;
  /** Others' transactions that search, sum, aggregate and lists cover beside the imported ones. */
  readonly sources?: readonly TransactionSource[];
}

/** Search, sum, import and aggregate the transactions of all accounts. Throws an Error for names that break the rules. */
export function createFinanceTools({ filesOpen, readOnly = false, ...dependencies }: FinanceToolsDependencies): Domain {
  requireSourceNames(dependencies.sources ?? []);
  const load = ledgersOf(dependencies);
  const tools = [
    searchTransactionsTool(load),
    sumTransactionsTool(load),
    listAccountsTool(load),
    listCategoriesTool(load),
    importTransactionsTool(load, { filesOpen, readOnly }),
    aggregateTransactionsTool(load),
  ];
  requireToolNames(tools);
  return {
    name: 'finance-tools',
    summary:
      'Bank transactions of any number of accounts and currencies: import statements, search them, and add them up ' +
      'exactly by any filter, month, category or account.',
    tools: preloaded(tools),
    views: ['ledger'],
    prompts: [importStatementPrompt({ filesOpen, readOnly })],
    skill,
    failure: failureDialect,
  };
}

function ledgersOf({
  database,
  clock,
  defaultCurrency = 'CHF',
  sources = [],
}: Omit<FinanceToolsDependencies, 'filesOpen' | 'readOnly'>): LoadLedger {
  const opened = new Map<string, Promise<Ledger>>();
  return ({ owner }) => {
    const known = opened.get(owner);
    if (known !== undefined) return known;
    const opening = import('./service/open-ledger').then(({ openLedger }) =>
      openLedger({ database, clock, owner, sources }, defaultCurrency),
    );
    opened.set(owner, opening);
    // What failed, because the database was away for instance, is tried again by the next call.
    opening.catch(() => opened.delete(owner));
    return opening;
  };
}
