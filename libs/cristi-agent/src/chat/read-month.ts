import { addMonths, parseYearMonth, yearMonth, yearMonthOf, type YearMonth } from '@bursar/calendar';

import { fold } from '../model/text/fold';

const PREVIOUS = /\b(?:el )?(?:mes pasado|last month)\b/;
const CURRENT = /\b(?:este mes|this month)\b/;
const NUMBERED = /(?<!\d)\d{4}-\d{2}(?![\d-])/;

/** The names of the months in both languages, folded. */
const NAMES: ReadonlyMap<string, number> = new Map(
  ['es', 'en'].flatMap((language) =>
    ['long', 'short'].flatMap((style) => {
      const format = new Intl.DateTimeFormat(language, { month: style as 'long' | 'short', timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, index) => {
        const name = fold(format.format(new Date(Date.UTC(2026, index, 15)))).replace(/\W/g, '');
        return [name, index + 1] as const;
      });
    }),
  ),
);
/** `abril 2000 comida` has no year, but an amount. */
const NAMED = new RegExp(
  `\\b(?:(?:de|of|en|in) )?(${[...NAMES.keys()].join('|')})\\b(?:(?: de| del| of)? (20[1-9]\\d)\\b)?`,
);

/** A month in a text, and the text without it. `month` is `wrong` where one is written that does not exist. */
export interface FoundMonth {
  readonly month: YearMonth | 'wrong' | undefined;
  readonly rest: string;
}

/**
 * Finds a month: `2026-02`, `febrero`, `march 2025`, `mes pasado`. A name without a year is the latest such month that is
 * not later than the current one, or with `isAhead` the first that is not earlier.
 */
export function findMonth(text: string, now: string, isAhead = false): FoundMonth {
  const current = yearMonth(now.slice(0, 7));
  const folded = fold(text);
  const [numbered] = NUMBERED.exec(folded) ?? [];
  if (numbered !== undefined) return { month: parseYearMonth(numbered) ?? 'wrong', rest: without(text, NUMBERED) };
  if (PREVIOUS.test(folded)) return { month: addMonths(current, -1), rest: without(text, PREVIOUS) };
  if (CURRENT.test(folded)) return { month: current, rest: without(text, CURRENT) };
  const [, name, year] = NAMED.exec(folded) ?? [];
  const number = NAMES.get(name ?? '');
  if (number === undefined) return { month: undefined, rest: text };
  return { month: namedMonth(number, year, current, isAhead), rest: without(text, NAMED) };
}

function namedMonth(number: number, year: string | undefined, current: YearMonth, isAhead: boolean): YearMonth {
  if (year !== undefined) return yearMonthOf(Number(year), number);
  const thisYear = yearMonthOf(Number(current.slice(0, 4)), number);
  if (isAhead) return thisYear < current ? addMonths(thisYear, 12) : thisYear;
  return thisYear > current ? addMonths(thisYear, -12) : thisYear;
}

/** Folding keeps the number of characters of what is written here, so that places in both texts agree. */
function without(text: string, pattern: RegExp): string {
  const found = pattern.exec(fold(text));
  if (found === null) return text;
  const characters = [...text.normalize('NFC')];
  const before = [...fold(text).slice(0, found.index)].length;
  characters.splice(before, [...found[0]].length);
  return characters.join('').replace(/\s+/g, ' ').trim();
}
