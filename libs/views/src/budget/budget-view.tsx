import './budget.css';

import type { YearMonth } from '@bursar/calendar';

import { AsyncSection } from '../components/async-section';
import { Busy } from '../components/busy';
import { useEntryActions } from '../components/entry-actions';
import { Failure } from '../components/failure';
import { MonthSwitcher } from '../components/month-switcher';
import { currencyIn, LedgerCurrencyProvider } from '../format/ledger-currency';
import { useLatestCall } from '../hooks/use-latest-call';
import { useToolResult } from '../hooks/use-tool-result';
import { useLanguage } from '../language/language-context';
import { resultIfOf } from '../results/result-of';
import type { ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import { Affordability } from './affordability';
import { budgetOwnerIn, monthOf } from './budget-call';
import type { MonthSummary } from './budget-results';
import { Categories } from './categories';
import { DebtList } from './debt-list';
import { Remaining } from './remaining';

const [SUMMARY, CATEGORIES, DEBTS, PURCHASE] = [
  'get_month_summary',
  'get_category_summary',
  'get_debts',
  'simulate_purchase',
] as const;

type BudgetTool = typeof SUMMARY | typeof CATEGORIES | typeof DEBTS | typeof PURCHASE;

/** A month's budget: the cap, what is spent and left, expenses by category, and debts with their due days. */
function BudgetView({ initial, callTool, canCallTools = true }: ViewProps<BudgetTool>) {
  const { t, month: writeMonth, monthTitle } = useLanguage();
  const { shown, pending, call } = useLatestCall(initial, callTool);
  const { version, above, below } = useEntryActions();
  const owner = canCallTools ? budgetOwnerIn(initial.input) : undefined;
  const month = monthOf(shown, new Date());
  const inMonth = owner && { ...owner, month };
  const summary = useToolResult(callTool, SUMMARY, inMonth, resultIfOf(SUMMARY, shown));
  const categories = useToolResult(callTool, CATEGORIES, inMonth, resultIfOf(CATEGORIES, shown), version);
  const debts = useToolResult(callTool, DEBTS, owner, resultIfOf(DEBTS, initial), version);
  const purchase = resultIfOf(PURCHASE, initial)?.data;

  const isLoading = pending !== undefined && pending.failure === undefined;
  const requested = pending && (pending.input['month'] as YearMonth);
  const pick = (picked: YearMonth) => void call(SUMMARY, { ...owner, month: picked });
  return (
    <LedgerCurrencyProvider value={currencyIn(shown.result)}>
      <main class="view">
        <header class="head">
          <h1>{monthTitle(month)}</h1>
          {owner !== undefined && (
            <MonthSwitcher month={month} requested={isLoading ? requested : undefined} onPick={pick} />
          )}
        </header>
        <p class="sr-only" role="status">
          {isLoading && requested ? t('common.loadingWhat', { what: writeMonth(requested) }) : monthTitle(month)}
        </p>
        {pending?.failure !== undefined && requested !== undefined && (
          <Failure
            title={t('common.failedWhat', { what: writeMonth(requested) })}
            text={pending.failure}
            retry={{ label: t('common.tryAgain'), onClick: () => pick(requested) }}
          />
        )}
        <Busy isBusy={isLoading}>
          {purchase !== undefined && monthOf(initial, new Date()) === month && (
            <Affordability simulation={purchase} input={initial.input} />
          )}
          <AsyncSection state={summary}>
            {({ data }) => data !== undefined && <Remaining summary={data} />}
          </AsyncSection>
          {above?.(month, isEmpty(summary.result?.data))}
          <AsyncSection state={categories}>
            {({ data }) => data !== undefined && <Categories categories={data.categories} />}
          </AsyncSection>
          {below?.(month)}
        </Busy>
        <AsyncSection state={debts}>{({ data }) => data !== undefined && <DebtList debts={data.debts} />}</AsyncSection>
      </main>
    </LedgerCurrencyProvider>
  );
}

function isEmpty(summary: MonthSummary | undefined): boolean {
  return summary?.income_total_mxn_cents === 0 && summary.expense_total_mxn_cents === 0;
}

export const budgetView: View<BudgetTool> = {
  tools: [SUMMARY, CATEGORIES, DEBTS, PURCHASE],
  Component: BudgetView,
};
