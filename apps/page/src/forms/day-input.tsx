import { yearMonthOf } from '@bursar/calendar';
import { useLanguage } from '@bursar/views/html-views';

interface DayInputProps {
  readonly label: string;
  /** `YYYY-MM-DD`, or `YYYY-MM` where `hasDay` is false. */
  readonly value: string;
  readonly hasDay: boolean;
  /** Whether it can be left empty again. */
  readonly isOptional: boolean;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

/** The years in the menu on each side of the one that is shown. */
const YEARS = 10;
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);
const two = (number: number | string) => String(number).padStart(2, '0');

/** A day or a month as menus, in the order of the locale: the browser's own control would speak the browser's language. */
export function DayInput({ label, value, hasDay, isOptional, describedBy, onChange }: DayInputProps) {
  const { t, locale, monthLong, twoDigits } = useLanguage();
  const now = new Date().getFullYear();
  const [year = '', month = '', day = ''] = value.split('-');
  const change = (part: Readonly<{ year?: string; month?: string; day?: string }>) => {
    if (Object.values(part).includes('')) return onChange('');
    const next = { year: year || String(now), month: month || '01', day: day || '01', ...part };
    return onChange([next.year, two(next.month), ...(hasDay ? [two(next.day)] : [])].join('-'));
  };
  const shown = Number(year) || now;
  const menus = {
    day: { name: t('form.day'), options: range(1, 31).map((number) => [two(number), twoDigits(number)] as const) },
    month: {
      name: t('common.month'),
      options: range(1, 12).map((number) => [two(number), monthLong(yearMonthOf(shown, number))] as const),
    },
    year: {
      name: t('common.year'),
      options: range(Math.max(2000, shown - YEARS), Math.min(2100, shown + YEARS)).map(
        (number) => [String(number), String(number)] as const,
      ),
    },
  };
  const values = { day, month, year };
  return (
    <span class="day-input" role="group" aria-label={label} aria-describedby={describedBy}>
      {orderIn(locale)
        .filter((part) => hasDay || part !== 'day')
        .map((part) => (
          <select
            key={part}
            class="input"
            aria-label={menus[part].name}
            value={values[part]}
            onChange={({ currentTarget }) => change({ [part]: currentTarget.value })}
          >
            {(isOptional || values[part] === '') && <option value="">–</option>}
            {menus[part].options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </select>
        ))}
    </span>
  );
}

type Part = 'day' | 'month' | 'year';

function orderIn(locale: string): readonly Part[] {
  const parts = new Intl.DateTimeFormat(locale).formatToParts(0).map(({ type }) => type);
  return parts.filter((type): type is Part => ['day', 'month', 'year'].includes(type));
}
