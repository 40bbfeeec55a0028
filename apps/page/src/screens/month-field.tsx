import { partsOfMonth, yearMonth, yearMonthOf } from '@bursar/calendar';
import { useLanguage } from '@bursar/views/html-views';

interface MonthFieldProps {
  /** `YYYY-MM`. */
  readonly month: string;
  readonly onPick: (month: string) => void;
}

/** The years in the menu on each side of the one that is shown. */
const YEARS = 10;
const [FIRST_YEAR, LAST_YEAR] = [2000, 2100];
const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** A month to go to, as two menus: the browser's own control would speak the browser's language. */
export function MonthField({ month: shown, onPick }: MonthFieldProps) {
  const { t, monthLong } = useLanguage();
  const { year, month } = partsOfMonth(yearMonth(shown));
  const from = Math.max(Math.min(FIRST_YEAR, year), year - YEARS);
  const to = Math.min(Math.max(LAST_YEAR, year), year + YEARS);
  const years = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  return (
    <section class="screen-bar inline" aria-label={t('common.goTo')}>
      <span class="field-name" aria-hidden="true">
        {t('common.goTo')}
      </span>
      <select
        class="input"
        aria-label={t('common.month')}
        value={month}
        onChange={({ currentTarget: { value } }) => onPick(yearMonthOf(year, Number(value)))}
      >
        {MONTHS.map((number) => (
          <option key={number} value={number}>
            {monthLong(yearMonthOf(year, number))}
          </option>
        ))}
      </select>
      <select
        class="input"
        aria-label={t('common.year')}
        value={year}
        onChange={({ currentTarget: { value } }) => onPick(yearMonthOf(Number(value), month))}
      >
        {years.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </section>
  );
}
