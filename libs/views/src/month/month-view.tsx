import './month.css';

import { partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import type { MonthResult } from '../contract/month-result';
import type { ToolInput, ViewProps } from '../contract/tool-call';
import type { View } from '../contract/view';
import { writeMonth, writeMonthTitle } from '../format/dates';
import { Busy } from '../parts/busy';
import { Failure } from '../parts/failure';
import { MonthSwitcher } from '../parts/month-switcher';
import { useAnswer } from '../state/use-answer';
import { WORDS } from '../words/words';
import { LOCALE } from './locale';
import { Movements } from './movements';
import { namesOf } from './names';
import { Recurrences } from './recurrences';
import { Shares } from './shares';
import { Totals } from './totals';
import { isEmpty, Transfer } from './transfer';
import { MONTH_WORDS } from './words';

/** A month of two people: who paid what, who transfers how much to whom, what returns, and what was bought. */
function MonthPicture({ shown: first, callTool, canAsk = true }: ViewProps) {
  const { shown, outstanding, ask } = useAnswer(first, callTool);
  const result = shown.answer.structuredContent as unknown as MonthResult;
  const month = yearMonth(result.competence_month);
  const names = namesOf(shown.answer);
  const isLoading = outstanding !== undefined && outstanding.failure === undefined;
  const wanted = outstanding && monthOf(outstanding.input);
  // Looking at a month records nothing, whatever the first call did.
  const pick = (picked: YearMonth) => void ask(shown.tool, { ...partsOfMonth(picked) });
  return (
    <main class="view">
      <header class="head">
        <h1>{writeMonthTitle(LOCALE, month)}</h1>
        {canAsk && (
          <MonthSwitcher locale={LOCALE} month={month} wanted={isLoading ? wanted : undefined} onPick={pick} />
        )}
      </header>
      <p class="sr-only" role="status">
        {isLoading && wanted ? MONTH_WORDS.loading(writeMonth(LOCALE, wanted)) : writeMonthTitle(LOCALE, month)}
      </p>
      {outstanding?.failure !== undefined && wanted !== undefined && (
        <Failure
          title={MONTH_WORDS.failed(writeMonth(LOCALE, wanted))}
          text={outstanding.failure}
          retry={{ label: WORDS[LOCALE].tryAgain, act: () => pick(wanted) }}
        />
      )}
      <Busy isBusy={isLoading}>
        <Transfer result={result} names={names} />
        {!isEmpty(result) && <Totals result={result} />}
        {!isEmpty(result) && <Shares shares={result.participants} names={names} />}
        {canAsk && <Recurrences key={`recurrences ${month}`} month={month} names={names} callTool={callTool} />}
        {canAsk && <Movements key={`movements ${month}`} month={month} names={names} callTool={callTool} />}
      </Busy>
    </main>
  );
}

function monthOf({ year, month }: ToolInput): YearMonth {
  return yearMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`);
}

export const monthView: View = {
  locale: LOCALE,
  tools: ['get_monthly_summary', 'get_monthly_report'],
  Picture: MonthPicture,
};
