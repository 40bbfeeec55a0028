import { addMonths, partsOfMonth, yearMonthOf, type YearMonth } from '@bursar/calendar';

import { writeMonthName } from '../format/dates';
import { WORDS, type Locale } from '../words/words';

interface MonthSwitcherProps {
  readonly locale: Locale;
  /** The month that is shown. */
  readonly month: YearMonth;
  /** The one that was asked for and has not come. */
  readonly wanted: YearMonth | undefined;
  readonly onPick: (month: YearMonth) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of a year to choose from, and steps to those beside the chosen one, also with the arrow keys. */
export function MonthSwitcher({ locale, month, wanted, onPick }: MonthSwitcherProps) {
  const words = WORDS[locale];
  const { year } = partsOfMonth(wanted ?? month);
  const step = (count: number) => onPick(addMonths(wanted ?? month, count));
  const onKeyDown = (event: KeyboardEvent) => {
    const count = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (count === 0) return;
    event.preventDefault();
    step(count);
  };
  return (
    <nav class="months" aria-label={words.chooseMonth} onKeyDown={onKeyDown}>
      <button type="button" class="month-step" aria-label={words.previousMonth} onClick={() => step(-1)}>
        <span aria-hidden="true">‹</span>
      </button>
      <ul class="month-list">
        {MONTHS.map((number) => {
          const offered = yearMonthOf(year, number);
          return (
            <li key={offered}>
              <button
                type="button"
                class="month"
                aria-busy={offered === wanted}
                aria-current={offered === month ? 'date' : undefined}
                onClick={() => onPick(offered)}
              >
                {writeMonthName(locale, offered)}
                <span class="sr-only"> {year}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" class="month-step" aria-label={words.nextMonth} onClick={() => step(1)}>
        <span aria-hidden="true">›</span>
      </button>
    </nav>
  );
}
