import './ledger.css';

import { useState } from 'preact/hooks';

import type { AggregateResult, Filters, NamedItems, SearchResult, Transaction } from '../contract/ledger-result';
import type { ViewProps } from '../contract/tool-call';
import type { View } from '../contract/view';
import { useLoaded } from '../state/use-loaded';
import { usePages } from '../state/use-pages';
import { WORDS } from '../words/words';
import { Chips } from './chips';
import { FilterForm } from './filter-form';
import { filtersIn } from './filters';
import { Groups } from './groups';
import { LOCALE } from './locale';
import { TransactionList } from './transaction-list';
import { LEDGER_WORDS } from './words';

const [SEARCH, AGGREGATE] = ['finance_transactions_search', 'finance_transactions_aggregate'] as const;
const LIMITS = { first: 50, next: 200 };

/** Names by id, as far as they have come. */
function namesIn(named: NamedItems | undefined): ReadonlyMap<string, string> {
  return new Map(named?.items.map(({ id, name }) => [id, name]));
}

/** The transactions that match, by month and category, and the filters to change. */
function LedgerPicture({ shown: { tool, input, answer }, callTool }: ViewProps) {
  const [first] = useState(() => JSON.stringify(filtersIn(input)));
  const [filters, setFilters] = useState<Filters>(() => filtersIn(input));
  const isFirst = JSON.stringify(filters) === first;
  const page = answer.structuredContent as unknown as SearchResult;
  const pages = usePages<Transaction>(
    callTool,
    SEARCH,
    { ...filters },
    LIMITS,
    tool === SEARCH && page.offset === 0 ? page : undefined,
  );
  const grouped = (by: string) =>
    tool === AGGREGATE && isFirst && input['group_by'] === by
      ? (answer.structuredContent as unknown as AggregateResult)
      : undefined;
  const byMonth = { ...filters, group_by: 'month' };
  const byCategory = { ...filters, group_by: 'category' };
  const byAccount = { ...filters, group_by: 'account' };
  const months = useLoaded(callTool, AGGREGATE, byMonth, grouped('month'));
  const categories = useLoaded(callTool, AGGREGATE, byCategory, grouped('category'));
  const accounts = useLoaded(callTool, AGGREGATE, byAccount, grouped('account'));
  const categoryNames = namesIn(useLoaded<NamedItems>(callTool, 'finance_categories_list', {}).result);
  const accountNames = namesIn(useLoaded<NamedItems>(callTool, 'finance_accounts_list', {}).result);
  const hasFailed = pages.failure !== undefined;
  const groups = { filters, onFilter: setFilters, isQuiet: hasFailed };
  return (
    <main class="view">
      <header class="head ledger-head">
        <h1>{LEDGER_WORDS.title}</h1>
        <p class="quiet" role="status">
          {pages.isLoading ? WORDS[LOCALE].loading : LEDGER_WORDS.found(pages.total ?? pages.items.length)}
        </p>
      </header>
      <FilterForm filters={filters} onFilter={setFilters} />
      <Chips filters={filters} onFilter={setFilters} names={{ categories: categoryNames, accounts: accountNames }} />
      <div class="overview">
        <Groups by="month" loaded={months} {...groups} />
        <div>
          <Groups by="category" loaded={categories} {...groups} />
          {accountNames.size > 1 && <Groups by="account" loaded={accounts} {...groups} />}
        </div>
      </div>
      <TransactionList pages={pages} names={{ categories: categoryNames, accounts: accountNames }} />
    </main>
  );
}

export const ledgerView: View = { locale: LOCALE, tools: [SEARCH, AGGREGATE], Picture: LedgerPicture };
