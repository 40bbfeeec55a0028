import type { YearMonth } from '@bursar/calendar';

import type { Household } from './household';
import { splitMonth, transferOf, type Transfer } from './monthly-split';
import { addTotals, type PayerTotals } from './payer-totals';
import type { Settlement } from './settlement';

/** What one person has to receive over all months; all in cents, negative amounts are owed. */
export interface PersonBalance {
  readonly participantId: string;
  readonly opening: bigint;
  /** The sum of the person's balances of all months. */
  readonly net: bigint;
  /** Payments made less received. */
  readonly settled: bigint;
  readonly balance: bigint;
}

export interface HouseholdBalance {
  /** In the household's order; the two balances are opposite. */
  readonly people: readonly [PersonBalance, PersonBalance];
  readonly transfer: Transfer | undefined;
}

/** The totals of the payers by month. */
export type TotalsByMonth = ReadonlyMap<YearMonth, readonly PayerTotals[]>;

/**
 * Adds up all months, payments and the opening balance. Throws `PAYER_NOT_IN_HOUSEHOLD` when another person has paid
 * anything in one of the months.
 */
export function balanceOf(
  household: Household,
  months: TotalsByMonth,
  settlements: readonly Settlement[],
): HouseholdBalance {
  const [first, second] = household;
  const net = sum([...months].map(([month, totals]) => splitMonth(month, household, totals).shares[0].balance));
  const signed = ({ payerId, amount }: Settlement) => (payerId === first.id ? amount : -amount);
  const ofKind = (kind: Settlement['kind']) => sum(settlements.filter((each) => each.kind === kind).map(signed));
  const [opening, settled] = [ofKind('opening'), ofKind('payment')];
  const balance = opening + net + settled;
  const people = [
    { participantId: first.id, opening, net, settled, balance },
    { participantId: second.id, opening: -opening, net: -net, settled: -settled, balance: -balance },
  ] as const;
  return { people, transfer: transferOf(people) };
}

/** The totals with more of them in some months. */
export function withTotals(
  months: TotalsByMonth,
  more: Iterable<readonly [YearMonth, PayerTotals]>,
): Map<YearMonth, readonly PayerTotals[]> {
  const sums = new Map(months);
  const added = new Map<YearMonth, PayerTotals[]>();
  for (const [month, totals] of more) {
    const known = added.get(month);
    if (known === undefined) added.set(month, [totals]);
    else known.push(totals);
  }
  for (const [month, totals] of added) sums.set(month, addTotals(sums.get(month) ?? [], totals));
  return sums;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, amount) => total + amount, 0n);
}
