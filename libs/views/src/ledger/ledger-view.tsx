import './ledger.css';

import { useState } from 'preact/hooks';

import type { AggregateResult, Filters, NamedItems, SearchResult, Transaction } from '../contract/ledger-result';
import type { Answered, ToolInput, ViewProps } from '../contract/tool-call';
import type { View } from '../contract/view';
import { useLoaded } from '../state/use-loaded';
import { usePages, type Page } from '../state/use-pages';
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

/** The page that the answer is, where it is the first one; without asking, what it holds is all there is. */
function firstPage({ tool, answer }: Answered, canAsk: boolean): Page<Transaction> | undefined {
  const { items = [], offset, total = null } = answer.structuredContent as unknown as Partial<SearchResult>;
  if (!canAsk) return { items, total: items.length };
  return tool === SEARCH && offset === 0 ? { items, total } : undefined;
}

/** The transactions that match, by month and category, and the filters to change. */
function LedgerPicture({ shown: { tool, input, answer }, callTool, canAsk = true }: ViewProps) {
  const [first] = useState(() => JSON.stringify(filtersIn(input)));
  const [filters, setFilters] = useState<Filters>(() => filtersIn(input));
  const isFirst = JSON.stringify(filters) === first;
  const pages = usePages(callTool, SEARCH, { ...filters }, LIMITS, firstPage({ tool, input, answer }, canAsk));
  const grouped = (by: string) =>
    tool === AGGREGATE && isFirst && input['group_by'] === by
      ? (answer.structuredContent as unknown as AggregateResult)
      : undefined;
  const asking = (question: ToolInput) => (canAsk ? question : undefined);
  const by = (group: string) => asking({ ...filters, group_by: group });
  const months = useLoaded(callTool, AGGREGATE, by('month'), grouped('month'));
  const categories = useLoaded(callTool, AGGREGATE, by('category'), grouped('category'));
  const categoryNames = namesIn(useLoaded<NamedItems>(callTool, 'finance_categories_list', asking({})).result);
  const accountNames = namesIn(useLoaded<NamedItems>(callTool, 'finance_accounts_list', asking({})).result);
  // One account alone is what the months tell already.
  const several = accountNames.size > 1 ? by('account') : undefined;
  const accounts = useLoaded(callTool, AGGREGATE, several, grouped('account'));
  const names = { categories: categoryNames, accounts: accountNames };
  const isListed = canAsk || tool === SEARCH;
  const hasFailed = pages.failure !== undefined;
  const groups = { filters, onFilter: canAsk ? setFilters : undefined, isQuiet: hasFailed };
  return (
    <main class="view">
      <header class="head ledger-head">
        <h1>{LEDGER_WORDS.title}</h1>
        {isListed && (
          <p class="quiet" role="status">
            {pages.isLoading ? WORDS[LOCALE].loading : LEDGER_WORDS.found(pages.total ?? pages.items.length)}
          </p>
        )}
      </header>
      {canAsk && <FilterForm filters={filters} onFilter={setFilters} />}
      {canAsk && <Chips filters={filters} onFilter={setFilters} names={names} />}
      <div class="overview">
        <Groups by="month" loaded={months} {...groups} />
        <div>
          <Groups by="category" loaded={categories} {...groups} />
          {(several ?? accounts.result) !== undefined && <Groups by="account" loaded={accounts} {...groups} />}
        </div>
      </div>
      {isListed && <TransactionList pages={pages} names={names} />}
    </main>
  );
}

export const ledgerView: View = { locale: LOCALE, tools: [SEARCH, AGGREGATE], Picture: LedgerPicture };
