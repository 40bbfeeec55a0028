import { addMonths, partsOfMonth, yearMonthOf, type YearMonth } from '@bursar/calendar';

import { useLanguage } from '../language/language-context';

interface MonthSwitcherProps {
  /** The month that is shown. */
  readonly month: YearMonth;
  /** The month that is loading. */
  readonly requested: YearMonth | undefined;
  readonly onPick: (month: YearMonth) => void;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of a year, with buttons for the previous and the next month; the arrow keys work too. */
export function MonthSwitcher({ month, requested, onPick }: MonthSwitcherProps) {
  const { t, monthName } = useLanguage();
  const { year } = partsOfMonth(requested ?? month);
  const step = (count: number) => onPick(addMonths(requested ?? month, count));
  const onKeyDown = (event: KeyboardEvent) => {
    const count = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
    if (count === 0) return;
    event.preventDefault();
    step(count);
  };
  return (
    <nav class="months" aria-label={t('common.chooseMonth')} onKeyDown={onKeyDown}>
      <button type="button" class="month-step" aria-label={t('common.previousMonth')} onClick={() => step(-1)}>
        <span aria-hidden="true">‹</span>
      </button>
      <ul class="month-list">
        {MONTHS.map((number) => {
          const option = yearMonthOf(year, number);
          return (
            <li key={option}>
              <button
                type="button"
                class="month"
                aria-busy={option === requested}
                aria-current={option === month ? 'date' : undefined}
                onClick={() => onPick(option)}
              >
                {monthName(option)}
                <span class="sr-only"> {year}</span>
              </button>
            </li>
          );
        })}
      </ul>
      <button type="button" class="month-step" aria-label={t('common.nextMonth')} onClick={() => step(1)}>
        <span aria-hidden="true">›</span>
      </button>
    </nav>
  );
}
