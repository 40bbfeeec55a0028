import './month.css';

import { partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import { Busy } from '../components/busy';
import { Failure } from '../components/failure';
import { MonthSwitcher } from '../components/month-switcher';
import { writeMonth, writeMonthTitle } from '../format/dates';
import { useLatestCall } from '../hooks/use-latest-call';
import { MESSAGES } from '../messages/messages';
import { resultOf } from '../results/result-of';
import type { ToolInput, ViewProps } from '../tools/tool-call';
import type { View } from '../view';
import { LOCALE } from './locale';
import { MONTH_MESSAGES } from './messages';
import { Movements } from './movements';
import { namesOf } from './participant-names';
import { Recurrences } from './recurrences';
import { isEmpty, Settlement } from './settlement';
import { Shares } from './shares';
import { Totals } from './totals';

type MonthTool = 'get_monthly_summary' | 'get_monthly_report';

/** A month of two people: who paid what, who transfers how much to whom, recurrences, purchases and refunds. */
function MonthView({ initial, callTool, canCallTools = true }: ViewProps<MonthTool>) {
  const { shown, pending, call } = useLatestCall(initial, callTool);
  const summary = resultOf(shown.tool, shown.result);
  const month = yearMonth(summary.competence_month);
  const names = namesOf(shown.result);
  const isLoading = pending !== undefined && pending.failure === undefined;
  const requested = pending && monthOf(pending.input);
  // Without `auto_generate`, whatever the first call had: looking at a month records nothing.
  const pick = (picked: YearMonth) => void call(shown.tool, { ...partsOfMonth(picked) });
  return (
    <main class="view">
      <header class="head">
        <h1>{writeMonthTitle(LOCALE, month)}</h1>
        {canCallTools && (
          <MonthSwitcher locale={LOCALE} month={month} requested={isLoading ? requested : undefined} onPick={pick} />
        )}
      </header>
      <p class="sr-only" role="status">
        {isLoading && requested
          ? MONTH_MESSAGES.loading(writeMonth(LOCALE, requested))
          : writeMonthTitle(LOCALE, month)}
      </p>
      {pending?.failure !== undefined && requested !== undefined && (
        <Failure
          title={MONTH_MESSAGES.failed(writeMonth(LOCALE, requested))}
          text={pending.failure}
          retry={{ label: MESSAGES[LOCALE].tryAgain, onClick: () => pick(requested) }}
        />
      )}
      <Busy isBusy={isLoading}>
        <Settlement summary={summary} names={names} />
        {!isEmpty(summary) && <Totals summary={summary} />}
        {!isEmpty(summary) && <Shares shares={summary.participants} names={names} />}
        {canCallTools && <Recurrences key={`recurrences ${month}`} month={month} names={names} callTool={callTool} />}
        {canCallTools && <Movements key={`movements ${month}`} month={month} names={names} callTool={callTool} />}
      </Busy>
    </main>
  );
}

function monthOf({ year, month }: ToolInput): YearMonth {
  return yearMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`);
}

export const monthView: View<MonthTool> = {
  locale: LOCALE,
  tools: ['get_monthly_summary', 'get_monthly_report'],
  Component: MonthView,
};
