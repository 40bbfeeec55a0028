import './budget.css';

import type { YearMonth } from '@bursar/calendar';

import { AsyncSection } from '../components/async-section';
import { Busy } from '../components/busy';
import { Failure } from '../components/failure';
import { MonthSwitcher } from '../components/month-switcher';
import { writeMonth, writeMonthTitle } from '../format/dates';
import { useLatestCall } from '../hooks/use-latest-call';
import { useToolResult } from '../hooks/use-tool-result';
import { MESSAGES } from '../messages/messages';
import { resultIfOf } from '../results/result-of';
import type { ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import { Affordability } from './affordability';
import { budgetOwnerIn, monthOf } from './budget-call';
import { Categories } from './categories';
import { DebtList } from './debt-list';
import { LOCALE } from './locale';
import { BUDGET_MESSAGES } from './messages';
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
  const { shown, pending, call } = useLatestCall(initial, callTool);
  const owner = canCallTools ? budgetOwnerIn(initial.input) : undefined;
  const month = monthOf(shown, new Date());
  const inMonth = owner && { ...owner, month };
  const summary = useToolResult(callTool, SUMMARY, inMonth, resultIfOf(SUMMARY, shown));
  const categories = useToolResult(callTool, CATEGORIES, inMonth, resultIfOf(CATEGORIES, shown));
  const debts = useToolResult(callTool, DEBTS, owner, resultIfOf(DEBTS, initial));
  const purchase = resultIfOf(PURCHASE, initial)?.data;

  const isLoading = pending !== undefined && pending.failure === undefined;
  const requested = pending && (pending.input['month'] as YearMonth);
  const pick = (picked: YearMonth) => void call(SUMMARY, { ...owner, month: picked });
  return (
    <main class="view">
      <header class="head">
        <h1>{writeMonthTitle(LOCALE, month)}</h1>
        {owner !== undefined && (
          <MonthSwitcher locale={LOCALE} month={month} requested={isLoading ? requested : undefined} onPick={pick} />
        )}
      </header>
      <p class="sr-only" role="status">
        {isLoading && requested
          ? BUDGET_MESSAGES.loading(writeMonth(LOCALE, requested))
          : writeMonthTitle(LOCALE, month)}
      </p>
      {pending?.failure !== undefined && requested !== undefined && (
        <Failure
          title={BUDGET_MESSAGES.failed(writeMonth(LOCALE, requested))}
          text={pending.failure}
          retry={{ label: MESSAGES[LOCALE].tryAgain, onClick: () => pick(requested) }}
        />
      )}
      <Busy isBusy={isLoading}>
        {purchase !== undefined && monthOf(initial, new Date()) === month && (
          <Affordability simulation={purchase} input={initial.input} />
        )}
        <AsyncSection locale={LOCALE} state={summary}>
          {({ data }) => data !== undefined && <Remaining summary={data} />}
        </AsyncSection>
        <AsyncSection locale={LOCALE} state={categories}>
          {({ data }) => data !== undefined && <Categories categories={data.categories} />}
        </AsyncSection>
      </Busy>
      <AsyncSection locale={LOCALE} state={debts}>
        {({ data }) => data !== undefined && <DebtList debts={data.debts} />}
      </AsyncSection>
    </main>
  );
}

export const budgetView: View<BudgetTool> = {
  locale: LOCALE,
  tools: [SUMMARY, CATEGORIES, DEBTS, PURCHASE],
  Component: BudgetView,
};
