import type { DecimalSeparator } from '../reading-arguments';
import type { AmountSource, TableColumns } from './table-columns';
import type { TableReading } from './table-reading';

/** One way to read the amounts of a table, in the order in which ways are preferred. */
export interface WayOfAmounts {
  readonly source: number;
  readonly balance: number | undefined;
  readonly before: number | undefined;
  readonly balanceSign: number | undefined;
  readonly separator: DecimalSeparator;
  readonly fees: 'included' | 'extra' | undefined;
  readonly isInverted: boolean;
  readonly isOwed: boolean;
}

const MOST_BALANCES = 4;

export interface Options {
  readonly sources: readonly number[];
  readonly separators: readonly DecimalSeparator[];
  readonly fees: readonly ('included' | 'extra' | undefined)[];
  readonly inversions: readonly boolean[];
  readonly owed: readonly boolean[];
  /** Columns that may tell balances below zero from others, by the balances before them. */
  readonly balanceSigns: ReadonlyMap<number, number>;
}

/** Every combination; a column is not the amount and the balance at once. */
export function* waysOf(
  { sources, separators, fees, inversions, owed, balanceSigns }: Options,
  columns: TableColumns,
): Generator<WayOfAmounts> {
  for (const [isInverted, isOwed] of inversions.flatMap((one) => owed.map((other) => [one, other] as const))) {
    for (const fee of fees) {
      for (const separator of separators) {
        for (const source of sources) {
          const amount = columns.amounts[source] as AmountSource;
          // Neither a direction nor two columns leave the sign open.
          if (isInverted && amount.kind !== 'amount') continue;
          const balances = columns.balances.filter((index) => !columnsOf(amount).includes(index));
          for (const [balance, before] of pairsOf(balances)) {
            const way = { source, balance, before, separator, fees: fee, isInverted, isOwed };
            yield { ...way, balanceSign: undefined };
            const balanceSign = balance === undefined ? undefined : balanceSigns.get(balance);
            const isOfAmounts = amount.kind === 'directed' && amount.direction === balanceSign;
            if (balanceSign !== undefined && !isOfAmounts) yield { ...way, balanceSign };
          }
        }
      }
    }
  }
}

export function columnsOf(amount: AmountSource): readonly number[] {
  return amount.kind === 'pair'
    ? [amount.debit, amount.credit].filter((index) => index !== undefined)
    : [amount.column];
}

/** Each column alone, then each with another one as the balance before the entry. */
function pairsOf(balances: readonly number[]): readonly (readonly [number | undefined, number | undefined])[] {
  if (balances.length === 0) return [[undefined, undefined]];
  const single = balances.map((balance) => [balance, undefined] as const);
  if (balances.length < 2 || balances.length > MOST_BALANCES) return single;
  return [
    ...single,
    ...balances.flatMap((balance) =>
      balances.filter((other) => other !== balance).map((before) => [balance, before] as const),
    ),
  ];
}

/** The reading with its amounts read in this way. */
export function readingIn(
  way: WayOfAmounts,
  base: Omit<
    TableReading,
    'amount' | 'balance' | 'before' | 'separator' | 'isInverted' | 'isOwed' | 'fees' | 'balanceSign'
  >,
): TableReading {
  const { separator, balance, balanceSign, before, fees, isInverted, isOwed } = way;
  return {
    ...base,
    amount: base.columns.amounts[way.source] as AmountSource,
    separator,
    balance,
    balanceSign,
    before,
    fees,
    isInverted,
    isOwed,
  };
}
