import type { Figures } from './figures';

/** Entries of a month, on the whole: with fewer the order of the file says nothing. */
const FEWEST = 2;

/** A part of a statement that somebody put together of several. */
interface Part {
  readonly indexes: readonly number[];
  readonly first: string;
  readonly last: string;
}

/**
 * The same figures with their months in the order of time, where several statements were pasted together in another one: each
 * runs in the direction of most, and none shares days with another. Undefined for all other figures.
 */
export function monthsInTime(figures: Figures): Figures | undefined {
  const { days } = figures;
  const isForward = stepsForward(days) > 0;
  const parts = partsOf(days, isForward);
  if (parts.length < 2 || parts.length * FEWEST > days.length) return undefined;
  const ordered = [...parts].sort((one, other) => (one.first < other.first ? -1 : 1));
  if (ordered.some(({ first }, index) => index > 0 && first <= (ordered[index - 1] as Part).last)) return undefined;
  const indexes = (isForward ? ordered : ordered.reverse()).flatMap((part) => part.indexes);
  const inTime = <Of>(list: readonly Of[]) => indexes.map((index) => list[index] as Of);
  return {
    ...figures,
    ...{ rows: inTime(figures.rows), days: inTime(days), amounts: inTime(figures.amounts) },
    ...{ balances: inTime(figures.balances), befores: inTime(figures.befores) },
  };
}

/** How many more steps from entry to entry go forward in time than back. */
export function stepsForward(days: readonly string[]): number {
  let steps = 0;
  for (let index = 1; index < days.length; index += 1) {
    const [one, other] = [days[index - 1] as string, days[index] as string];
    steps += one < other ? 1 : one > other ? -1 : 0;
  }
  return steps;
}

function partsOf(days: readonly string[], isForward: boolean): Part[] {
  const found: number[][] = [];
  days.forEach((day, place) => {
    const before = days[place - 1];
    const isNew = before === undefined || (isForward ? day < before : day > before);
    if (isNew) found.push([place]);
    else found.at(-1)?.push(place);
  });
  return found.map((indexes) => {
    const [one = '', other = ''] = [days[indexes[0] as number], days[indexes.at(-1) as number]];
    return { indexes, first: one < other ? one : other, last: one < other ? other : one };
  });
}
