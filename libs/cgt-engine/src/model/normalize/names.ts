import type { CivilDate } from '@bursar/calendar';

import { refusal } from '../../errors';
import { placeFacts } from '../place';
import type { Instrument, Rename } from '../transaction';

/** What the tickers of a history stand for. */
export interface Names {
  /** The instrument that a ticker names on a day, by its last name. */
  at(ticker: string, date: CivilDate): string;
  /** Every instrument that a ticker names on any day, by their last names. */
  ever(ticker: string): readonly string[];
}

const AS_WRITTEN: Names = { at: (ticker) => ticker, ever: (ticker) => [ticker] };

/**
 * Follows renames from a day on: a ticker used again by another company is that company's (CONTRACT.md, 16.2).
 * Throws PARSE_ERROR for renames that go in a circle.
 */
export function namesOf(renames: readonly Rename[], instruments: readonly Instrument[]): Names {
  if (renames.length === 0 && instruments.every(({ also }) => also.length === 0)) return AS_WRITTEN;
  const joined = joinedNames(instruments);
  const byOldName = new Map<string, Rename[]>();
  for (const rename of renames.toSorted((a, b) => a.date.epochDay - b.date.epochDay)) {
    const old = joined(rename.ticker);
    if (old !== joined(rename.to)) byOldName.set(old, [...(byOldName.get(old) ?? []), rename]);
  }
  const at = (ticker: string, date: CivilDate): string => {
    let name = joined(ticker);
    let { epochDay } = date;
    const passed = new Set<Rename>();
    for (;;) {
      const next = byOldName.get(name)?.find((rename) => rename.date.epochDay >= epochDay);
      if (next === undefined) return name;
      if (passed.has(next)) throw inACircle(next);
      passed.add(next);
      name = joined(next.to);
      epochDay = next.date.epochDay;
    }
  };
  for (const rename of renames) at(rename.ticker, rename.date);
  const ever = (ticker: string) => {
    const days = (byOldName.get(joined(ticker)) ?? []).map(({ date }) => date);
    return [...new Set([joined(ticker), ...days.map((day) => at(ticker, day))])];
  };
  return { at, ever };
}

/** The names that INSTRUMENT lines join; one that is nobody's other name stands for all, or else the first. */
function joinedNames(instruments: readonly Instrument[]): (ticker: string) => string {
  const others = new Set(instruments.flatMap(({ ticker, also }) => also.filter((other) => other !== ticker)));
  const ranks = new Map<string, number>();
  instruments.forEach(({ ticker }, place) => {
    if (!ranks.has(ticker)) ranks.set(ticker, others.has(ticker) ? place + instruments.length : place);
  });
  const rankOf = (ticker: string) => ranks.get(ticker) ?? Number.POSITIVE_INFINITY;
  const parents = new Map<string, string>();
  const rootOf = (ticker: string): string => {
    let root = ticker;
    for (let parent = parents.get(root); parent !== undefined; parent = parents.get(root)) root = parent;
    if (root !== ticker) parents.set(ticker, root);
    return root;
  };
  for (const { ticker, also } of instruments) {
    for (const other of also) {
      const [one, two] = [rootOf(ticker), rootOf(other)];
      if (one === two) continue;
      if (rankOf(one) <= rankOf(two)) parents.set(two, one);
      else parents.set(one, two);
    }
  }
  return rootOf;
}

function inACircle({ ticker, to, date, place }: Rename) {
  return refusal(
    'PARSE_ERROR',
    `RENAME ${ticker} TO ${to} on ${date.text} leads back to ${ticker} on the same day`,
    { hint: 'give each RENAME the day on which the new name began', example: '2022-06-09 RENAME FB TO META' },
    { ...placeFacts(place), ticker, date: date.text, value: to },
  );
}
