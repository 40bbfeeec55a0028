import { addMonths, dayWithinMonth, monthOfDate, monthRange, type CivilDate, type YearMonth } from '@bursar/calendar';

/** A month of the made-up year. */
export interface SampleMonth {
  readonly month: YearMonth;
  /** From 0, the oldest. */
  readonly index: number;
  /** The month is over. */
  readonly isPast: boolean;
  /** A day of it, or undefined while that is to come. */
  day(number: number): string | undefined;
}

const MONTHS = 12;

/** The twelve months up to that of a day, the oldest first. */
export function sampleMonths(today: CivilDate): SampleMonth[] {
  const present = monthOfDate(today);
  return monthRange(addMonths(present, 1 - MONTHS), present).map((month, index) => ({
    month,
    index,
    isPast: month < present,
    day: (number) => {
      const { text } = dayWithinMonth(month, number);
      return text <= today.text ? text : undefined;
    },
  }));
}

/** An amount that differs a little from month to month, as decimal text; `cents` and `step` are whole cents. */
export function varied(cents: number, step: number, index: number): string {
  const shown = cents + step * (((index * 5) % 7) - 3);
  return `${Math.floor(shown / 100)}.${String(shown % 100).padStart(2, '0')}`;
}

/** The same in whole cents. */
export function variedCents(cents: number, step: number, index: number): number {
  return cents + step * (((index * 5) % 7) - 3);
}
