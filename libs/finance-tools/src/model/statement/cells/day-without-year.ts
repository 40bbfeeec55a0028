import { latinDigits } from './digits-of-scripts';
import { monthOf } from './month-names';

/** A day whose year is said elsewhere. Its numbers are in the order of the cell, or, with a name for the month, day first. */
export interface DayWithoutYear {
  readonly first: number;
  readonly second: number;
  /** With a name for the month the day is known from it. */
  readonly isNamed: boolean;
  /** Points between the numbers: the day stands first in most countries, the month where the year stands before it. */
  readonly hasPoints: boolean;
  /** The same cell with a year behind. */
  readonly withYear: (year: number) => string;
}

const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const WITHOUT_YEAR = new RegExp(
  String.raw`^(?:(?<first>${DAY})(?<mark>[./-])(?<second>${DAY})\.?|(?<day>${DAY})\.?[ /-]?(?<behind>\p{L}{3,})\.?|(?<before>\p{L}{3,})\.?[ /-]?(?<other>${DAY}))$`,
  'u',
);
const LONGEST = 20;

/** `13/01`, `'13/01`, `02.12.`, `3 Feb`, `03-FEB`, `26/set`, `Feb 3`. */
export function parseDayWithoutYear(cell: string): DayWithoutYear | undefined {
  if (cell.length > LONGEST) return undefined;
  const text = latinDigits(cell.trim().replace(/^'(.*?)'?$/, '$1'));
  const { groups } = WITHOUT_YEAR.exec(text) ?? {};
  if (groups === undefined) return undefined;
  const { first, mark, second, day, behind, before, other } = groups;
  if (first !== undefined)
    return {
      first: Number(first),
      second: Number(second),
      isNamed: false,
      hasPoints: mark === '.',
      withYear: (year) => [first, second, year].join(mark),
    };
  const name = behind ?? before ?? '';
  const month = monthOf(name);
  const written = day ?? other;
  return month === undefined
    ? undefined
    : {
        first: Number(written),
        second: month,
        isNamed: true,
        hasPoints: false,
        withYear: (year) => `${written} ${name} ${year}`,
      };
}
