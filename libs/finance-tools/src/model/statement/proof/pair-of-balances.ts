import type { Figures, PrintedBalance } from './figures';

/** An opening and a closing balance of one statement, and what the entries make of the former. */
export interface PairOfBalances {
  readonly opening: bigint;
  readonly closing: bigint;
  readonly closingDay: string;
  readonly expected: bigint;
}

/**
 * The opening and closing balance among the lines of a statement: by their words, else by their days, else by where they
 * stand, one before and one behind the entries. Undefined where one of them is missing.
 */
export function pairOfBalances({ printed, days, amounts }: Figures): PairOfBalances | undefined {
  if (days.length === 0) return undefined;
  const sum = amounts.reduce((one, other) => one + other, 0n);
  const [first, last] = [days.reduce(earlier), days.reduce(later)];
  const opening =
    printed.find(({ kind }) => kind === 'opening') ?? plainOpening(printed, first, days.length, isNewestFirst(days));
  const closing =
    printed.findLast(({ kind }) => kind === 'closing') ??
    plainClosing(printed, opening, last, days.length, isNewestFirst(days));
  if (opening === undefined || closing === undefined) return undefined;
  // Some banks print the balance of the day of the export twice, before and behind the entries.
  const isTwice = opening.kind === 'balance' && opening.day === undefined && opening.units === closing.units;
  if (isTwice && sum !== 0n) return undefined;
  return {
    opening: opening.units,
    closing: closing.units,
    closingDay: closing.day !== undefined && closing.day >= last ? closing.day : last,
    expected: opening.units + sum,
  };
}

const earlier = (one: string, other: string) => (other < one ? other : one);
const later = (one: string, other: string) => (other > one ? other : one);

function isNewestFirst(days: readonly string[]): boolean {
  return (days[0] as string) > (days.at(-1) as string);
}

function plainOpening(printed: readonly PrintedBalance[], first: string, count: number, isReversed: boolean) {
  const plain = printed.filter(({ kind }) => kind === 'balance');
  const hasClosing = printed.some(({ kind }) => kind === 'closing');
  const dated = plain.find(({ day }) => day !== undefined && day < first);
  if (dated !== undefined) return dated;
  if (plain.length + (hasClosing ? 1 : 0) < 2) return undefined;
  const edge = isReversed ? count : 0;
  const other = isReversed ? 0 : count;
  // One stands before the entries and one behind them.
  const atEdge = plain.find(({ place, day }) => place === edge && (day === undefined || day <= first));
  return atEdge !== undefined && (hasClosing || plain.some(({ place }) => place === other)) ? atEdge : undefined;
}

function plainClosing(
  printed: readonly PrintedBalance[],
  opening: PrintedBalance | undefined,
  last: string,
  count: number,
  isReversed: boolean,
) {
  const plain = printed.filter((balance) => balance.kind === 'balance' && balance !== opening);
  const edge = isReversed ? 0 : count;
  return (
    plain.findLast(
      ({ day, place }) => day !== undefined && day >= last && (place === edge || opening?.kind === 'opening'),
    ) ??
    (opening === undefined || count === 0
      ? undefined
      : plain.findLast(({ place, day }) => place === edge && day === undefined && edge > 0))
  );
}
