import { numberFormat } from './number-format';

const DAY_FORM = /^(\d{4})-(\d{2})-(\d{2})/;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Writes the civil month `YYYY-MM` for use within a sentence: "fevereiro de 2026". */
export function writeMonth(locale: string, month: string): string {
  return write(locale, `${month}-01`, { month: 'long', year: 'numeric' });
}

/** Writes a month as a heading: "Fevereiro de 2026". */
export function writeMonthTitle(locale: string, month: string): string {
  const text = writeMonth(locale, month);
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** Writes the name of the month alone: "fevereiro". */
export function writeMonthLong(locale: string, month: string): string {
  return write(locale, `${month}-01`, { month: 'long' });
}

/** Writes the name of the month alone, short, such as "fev". */
export function writeMonthName(locale: string, month: string): string {
  return write(locale, `${month}-01`, { month: 'short' }).replace(/\.$/, '');
}

/** Writes the civil day `YYYY-MM-DD`, also the day of a wall time: "12 Feb 2026". */
export function writeDay(locale: string, day: string): string {
  return write(locale, day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** Writes day and month, where the year is known from the context. */
export function writeShortDay(locale: string, day: string): string {
  return write(locale, day, { day: '2-digit', month: '2-digit' });
}

/** Writes a day in digits, such as "31.01.2025". */
export function writeNumericDay(locale: string, day: string): string {
  return write(locale, day, { day: '2-digit', month: '2-digit', year: 'numeric' });
}

/** Writes the days from one to another: "30 Oct 2024 – 5 Apr 2025". */
export function writeDayRange(locale: string, from: string, to: string): string {
  const [start, end] = [civilDay(from), civilDay(to)];
  if (start === undefined || end === undefined || start > end)
    return `${writeDay(locale, from)} – ${writeDay(locale, to)}`;
  return dateFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    start,
    end,
  );
}

/** Writes a number with at least two digits, such as the day of a month: "05". */
export function twoDigits(locale: string, number: number): string {
  return numberFormat(locale, { minimumIntegerDigits: 2 }).format(number);
}

/** The civil day of an instant in a time zone, as `YYYY-MM-DD`. Text that is not an instant is returned unchanged. */
export function dayIn(zone: string, instant: string): string {
  const time = new Date(instant);
  // Swedish dates are written as in ISO 8601.
  return Number.isNaN(time.getTime()) ? instant : dateFormat('sv-SE', { timeZone: zone }).format(time);
}

/** A civil day has no time zone, so it is formatted as that day in UTC. */
function write(locale: string, day: string, options: Intl.DateTimeFormatOptions): string {
  const time = civilDay(day);
  return time === undefined ? day : dateFormat(locale, { ...options, timeZone: 'UTC' }).format(time);
}

function civilDay(day: string): Date | undefined {
  const [, year, month, date] = DAY_FORM.exec(day) ?? [];
  if (year === undefined) return undefined;
  const time = new Date(0);
  time.setUTCFullYear(Number(year), Number(month) - 1, Number(date));
  return time;
}

function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}
