import './budget.css';

import type { YearMonth } from '@bursar/calendar';

import type { CategorySummary, Debts, Envelope, MonthSummary, Simulation } from '../contract/budget-result';
import type { ViewProps } from '../contract/tool-call';
import type { View } from '../contract/view';
import { writeMonth, writeMonthTitle } from '../format/dates';
import { Beside } from '../parts/beside';
import { Busy } from '../parts/busy';
import { Failure } from '../parts/failure';
import { MonthSwitcher } from '../parts/month-switcher';
import { useAnswer } from '../state/use-answer';
import { useLoaded } from '../state/use-loaded';
import { WORDS } from '../words/words';
import { Categories } from './categories';
import { DebtList } from './debt-list';
import { LOCALE } from './locale';
import { givenBy, monthOf, whoIn } from './question';
import { Remaining } from './remaining';
import { Verdict } from './verdict';
import { BUDGET_WORDS } from './words';

const [SUMMARY, CATEGORIES, DEBTS, PURCHASE] = [
  'get_month_summary',
  'get_category_summary',
  'get_debts',
  'simulate_purchase',
] as const;

/** A month's budget: the cap, what is spent and left, by category, and what is owed and falls due. */
function BudgetPicture({ shown: first, callTool, canAsk = true }: ViewProps) {
  const { shown, outstanding, ask } = useAnswer(first, callTool);
  const who = canAsk ? whoIn(first.input) : undefined;
  const month = monthOf(shown, new Date());
  const inMonth = who && { ...who, month };
  const summary = useLoaded(callTool, SUMMARY, inMonth, givenBy<MonthSummary>(shown, SUMMARY));
  const categories = useLoaded(callTool, CATEGORIES, inMonth, givenBy<CategorySummary>(shown, CATEGORIES));
  const debts = useLoaded<Envelope<Debts>>(callTool, DEBTS, who, givenBy<Debts>(first, DEBTS));
  const purchase = givenBy<Simulation>(first, PURCHASE)?.data;

  const isLoading = outstanding !== undefined && outstanding.failure === undefined;
  const wanted = outstanding && (outstanding.input['month'] as YearMonth);
  const pick = (picked: YearMonth) => void ask(SUMMARY, { ...who, month: picked });
  return (
    <main class="view">
      <header class="head">
        <h1>{writeMonthTitle(LOCALE, month)}</h1>
        {who !== undefined && (
          <MonthSwitcher locale={LOCALE} month={month} wanted={isLoading ? wanted : undefined} onPick={pick} />
        )}
      </header>
      <p class="sr-only" role="status">
        {isLoading && wanted ? BUDGET_WORDS.loading(writeMonth(LOCALE, wanted)) : writeMonthTitle(LOCALE, month)}
      </p>
      {outstanding?.failure !== undefined && wanted !== undefined && (
        <Failure
          title={BUDGET_WORDS.failed(writeMonth(LOCALE, wanted))}
          text={outstanding.failure}
          retry={{ label: WORDS[LOCALE].tryAgain, act: () => pick(wanted) }}
        />
      )}
      <Busy isBusy={isLoading}>
        {purchase !== undefined && monthOf(first, new Date()) === month && (
          <Verdict simulation={purchase} input={first.input} />
        )}
        <Beside locale={LOCALE} loaded={summary}>
          {({ data }) => data !== undefined && <Remaining summary={data} />}
        </Beside>
        <Beside locale={LOCALE} loaded={categories}>
          {({ data }) => data !== undefined && <Categories categories={data.categories} />}
        </Beside>
      </Busy>
      <Beside locale={LOCALE} loaded={debts}>
        {({ data }) => data !== undefined && <DebtList debts={data.debts} />}
      </Beside>
    </main>
  );
}

export const budgetView: View = {
  locale: LOCALE,
  tools: [SUMMARY, CATEGORIES, DEBTS, PURCHASE],
  Picture: BudgetPicture,
};
