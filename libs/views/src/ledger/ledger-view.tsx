import './ledger.css';

import { useMemo, useState } from 'preact/hooks';

import { useEntryActions } from '../components/entry-actions';
import { Loading } from '../components/loading';
import { usePaginatedList, type Page } from '../hooks/use-paginated-list';
import { useIsSlow } from '../hooks/use-is-slow';
import { useTogether } from '../hooks/use-together';
import { useToolResult } from '../hooks/use-tool-result';
import { useLanguage } from '../language/language-context';
import { resultIfOf } from '../results/result-of';
import type { CompletedCall, ToolInput, ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import { FilterChips } from './filter-chips';
import { FilterForm } from './filter-form';
import { filtersIn, type Filters } from './filters';
import { Groups } from './groups';
import type { Transaction } from './ledger-results';
import { TransactionList } from './transaction-list';

const [SEARCH, AGGREGATE] = ['finance_transactions_search', 'finance_transactions_aggregate'] as const;
const LIMITS = { first: 30, next: 200 };
/** Milliseconds. An answer that comes sooner is drawn together with the filters that it answers, in one picture instead of two. */
const PATIENCE = 100;

type LedgerTool = typeof SEARCH | typeof AGGREGATE;

/** Names by id; empty until they are loaded. */
function namesOf(items: readonly { readonly id: string; readonly name: string }[] = []): ReadonlyMap<string, string> {
  return new Map(items.map(({ id, name }) => [id, name]));
}

/** The first page of the list, if the call returned it. When no more calls can be made, its items are the whole list. */
function firstPageOf(call: CompletedCall, canCallTools: boolean): Page<Transaction> | undefined {
  const { items = [], offset, total = null } = resultIfOf(SEARCH, call) ?? {};
  if (!canCallTools) return { items, total: items.length };
  return offset === 0 ? { items, total } : undefined;
}

/** The transactions that match the filters, totals by month, category and account, and the filters. */
function LedgerView({ initial, callTool, canCallTools = true }: ViewProps<LedgerTool>) {
  const { t } = useLanguage();
  const { tool, input } = initial;
  const [first] = useState(() => JSON.stringify(filtersIn(input)));
  const [filters, setFilters] = useState<Filters>(() => filtersIn(input));
  const isInitial = JSON.stringify(filters) === first;
  const { transaction: edit, version, above, below } = useEntryActions();
  // What can be changed of each is among its details.
  const listed = { ...filters, ...(edit !== undefined && { details: true }) };
  const firstPage = useMemo(() => firstPageOf(initial, canCallTools), [initial, canCallTools]);
  const list = usePaginatedList(callTool, SEARCH, listed, LIMITS, firstPage, version);
  const grouped = (by: string) => (isInitial && input['group_by'] === by ? resultIfOf(AGGREGATE, initial) : undefined);
  const ifCallable = (arguments_: ToolInput) => (canCallTools ? arguments_ : undefined);
  const by = (group: string) => ifCallable({ ...filters, group_by: group });
  const months = useToolResult(callTool, AGGREGATE, by('month'), grouped('month'), version);
  const categories = useToolResult(callTool, AGGREGATE, by('category'), grouped('category'), version);
  const categoryList = useToolResult(callTool, 'finance_categories_list', ifCallable({}), undefined, version);
  const accountList = useToolResult(callTool, 'finance_accounts_list', ifCallable({}));
  const names = useMemo(
    () => ({ categories: namesOf(categoryList.result?.items), accounts: namesOf(accountList.result?.items) }),
    [categoryList.result, accountList.result],
  );
  // With one account, its total would repeat those of the months.
  const hasAccounts = names.accounts.size > 1 || grouped('account') !== undefined;
  const byAccount = hasAccounts || accountList.isLoading ? by('account') : undefined;
  const accounts = useToolResult(callTool, AGGREGATE, byAccount, grouped('account'), version);
  const isListed = canCallTools || tool === SEARCH;
  const loads = [months, categories, accounts, categoryList, accountList];
  const isSettling = list.isStarting || loads.some(({ isLoading }) => isLoading);
  const shown = useTogether({ list, months, categories, accounts, names, hasAccounts, filters }, isSettling);
  const isSlow = useIsSlow(isSettling, PATIENCE);
  const isLoadingMore = list.isLoading && !list.isStarting;
  const held = <Part extends { readonly isLoading: boolean }>(part: Part): Part =>
    isSlow ? { ...part, isLoading: true } : part;
  const hasFailed = list.failure !== undefined;
  // Nothing to search or to add up yet: only the next step is shown.
  const isEmpty = list.total === 0 && !list.isLoading && Object.values(filters).every((filter) => filter === undefined);
  const next = above?.('', isEmpty);
  const displayed = isSlow || shown === undefined ? filters : shown.filters;
  const groups = { filters: displayed, onFilter: canCallTools ? setFilters : undefined, hidesFailure: hasFailed };
  // It stays as it is while parts come that are not all.
  const content = useMemo(
    () =>
      shown !== undefined && (
        <>
          <div class="overview">
            <Groups by="month" state={held(shown.months)} {...groups} />
            <div>
              <Groups by="category" state={held(shown.categories)} {...groups} />
              {shown.hasAccounts && <Groups by="account" state={held(shown.accounts)} {...groups} />}
            </div>
          </div>
          {next}
          {isListed && <TransactionList list={held(shown.list)} names={shown.names} />}
          {below?.('')}
        </>
      ),
    [shown, isSlow, displayed, edit, above, below],
  );
  if (isEmpty && next !== undefined)
    return (
      <main class="view">
        <header class="head ledger-head">
          <h1>{t('ledger.title')}</h1>
        </header>
        {next}
        {below?.('')}
      </main>
    );
  return (
    <main class="view">
      <header class="head ledger-head">
        <h1>{t('ledger.title')}</h1>
        {isListed && (
          <p class="quiet" role="status">
            {isSlow || isLoadingMore || shown === undefined
              ? t('common.loading')
              : t('ledger.found', { count: shown.list.total ?? shown.list.items.length })}
          </p>
        )}
      </header>
      {canCallTools && <FilterForm filters={filters} shown={displayed} onFilter={setFilters} />}
      {canCallTools && <FilterChips filters={filters} onFilter={setFilters} names={names} />}
      {shown === undefined && <Loading label={t('common.loading')} />}
      {content}
    </main>
  );
}

export const ledgerView: View<LedgerTool> = { tools: [SEARCH, AGGREGATE], Component: LedgerView };
