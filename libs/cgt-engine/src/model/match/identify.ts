import { refusal } from '../../errors';
import type { Day } from '../normalize/day';
import {
  add,
  compare,
  divide,
  isPositive,
  multiply,
  ONE,
  reduced,
  smaller,
  subtract,
  ZERO,
  type Fraction,
} from '../numbers/fraction';
import { distinctQuantities } from '../numbers/distinct';
import type { AcquisitionLeg, Leg } from './legs';
import { ratioOfAll } from './splits';

/** Which sales may stand: those of shares held, or also those that purchases within 30 days make good (s106A(5)). */
export type Cover = 'held' | 'window';

/** TCGA 1992 s106A(5): acquisitions within the period of 30 days after the disposal; day 30 counts. */
export const BED_AND_BREAKFAST_DAYS = 30;

/** What leaves a holding on a day by sale or gift, to a spouse too: one disposal (s105(1)(a)). */
export function disposedOf({ disposal, toSpouse }: Day): Fraction {
  if (disposal === undefined) return toSpouse ?? ZERO;
  return toSpouse === undefined ? disposal.quantity : add(disposal.quantity, toSpouse);
}

/**
 * What a day's acquisition leaves for earlier disposals and the pool: its own day's disposal comes first, however
 * many earlier ones there are (s105(1), s106A(9)).
 */
export function afterSameDay(day: Day): Fraction {
  if (day.acquisition === undefined) return ZERO;
  const { quantity } = day.acquisition;
  const disposed = disposedOf(day);
  return disposed === ZERO ? quantity : subtract(quantity, smaller(quantity, disposed));
}

/**
 * The legs of the disposal on `days[index]`; takes what it identifies by rule 2 out of `unclaimed`. `pool` is the pool
 * before it. Throws DISPOSAL_EXCEEDS_HOLDING.
 */
export function identify(
  days: readonly Day[],
  index: number,
  unclaimed: Fraction[],
  pool: Fraction,
  cover: Cover,
  warnings: string[],
): Leg[] {
  const day = days[index] as Day;
  const disposed = disposedOf(day);
  const legs: Leg[] = [];
  let rest = disposed;
  let held = add(pool, unclaimed[index] as Fraction);
  if (day.acquisition !== undefined) {
    const quantity = smaller(day.acquisition.quantity, disposed);
    legs.push({ rule: 'SameDay', quantity, acquisitionDay: day, acquired: quantity });
    rest = subtract(rest, quantity);
    held = add(held, quantity);
  }
  const isCovered = compare(disposed, held) <= 0;
  if (!isCovered && cover === 'held') {
    const later = bedAndBreakfastLegs(days, index, [...unclaimed], rest);
    throw exceedsHolding(day, disposed, held, isPositive(subtract(less(rest, later), pool)) ? 'never' : 'by-window');
  }
  for (const leg of bedAndBreakfastLegs(days, index, unclaimed, rest)) {
    legs.push(leg);
    rest = subtract(rest, leg.quantity);
  }
  if (!isCovered) {
    if (compare(rest, pool) > 0) throw exceedsHolding(day, disposed, held, 'never');
    warnings.push(soldBefore(day, disposed, held));
  }
  if (isPositive(rest)) legs.push({ rule: 'Section104', quantity: rest });
  return legs;
}

function less(quantity: Fraction, legs: readonly AcquisitionLeg[]): Fraction {
  return legs.reduce((rest, leg) => subtract(rest, leg.quantity), quantity);
}

function bedAndBreakfastLegs(
  days: readonly Day[],
  disposalIndex: number,
  unclaimed: Fraction[],
  quantity: Fraction,
): AcquisitionLeg[] {
  const disposalDay = days[disposalIndex] as Day;
  const lastDay = disposalDay.date.epochDay + BED_AND_BREAKFAST_DAYS;
  const legs: AcquisitionLeg[] = [];
  let rest = quantity;
  // How many shares of the later day one share of the day of the disposal has become.
  let units = ratioOfAll(disposalDay.closing);
  for (let index = disposalIndex + 1; index < days.length && isPositive(rest); index += 1) {
    const day = days[index] as Day;
    // Shares bought after a takeover are not of the class that was sold before it.
    if (day.date.epochDay > lastDay || (day.opening?.takeovers.length ?? 0) > 0) break;
    units = ratioOfAll(day.opening?.splits, units);
    const available = unclaimed[index] as Fraction;
    if (isPositive(available)) {
      const wanted = units === ONE ? rest : multiply(rest, units);
      const acquired = smaller(wanted, available);
      const matched = acquired === wanted ? rest : units === ONE ? acquired : reduced(divide(acquired, units));
      legs.push({ rule: 'BedAndBreakfast', quantity: matched, acquisitionDay: day, acquired });
      unclaimed[index] = subtract(available, acquired);
      rest = subtract(rest, matched);
    }
    units = ratioOfAll(day.closing, units);
  }
  return legs;
}

function exceedsHolding(
  { ticker, date, toSpouse }: Day,
  sold: Fraction,
  held: Fraction,
  covered: 'never' | 'by-window',
) {
  const [soldText, heldText] = distinctQuantities(sold, held);
  const done = toSpouse === undefined ? 'sold' : 'sold or given away';
  const window =
    covered === 'by-window' ? '; if the shares bought in the 30 days after it were meant, ask with cover "window"' : '';
  return refusal(
    'DISPOSAL_EXCEEDS_HOLDING',
    `${soldText} ${ticker} are ${done} on ${date.text} but the holding that day is ${heldText}`,
    { hint: `is a BUY missing, is the ticker spelt the same everywhere, or is a SPLIT or RENAME missing${window}?` },
    { ticker, date: date.text, value: soldText, held: heldText },
  );
}

function soldBefore({ ticker, date }: Day, sold: Fraction, held: Fraction): string {
  const [soldText, heldText] = distinctQuantities(sold, held);
  return (
    `${soldText} ${ticker} were sold on ${date.text} when ${heldText} were held: the rest is matched with shares bought in ` +
    'the 30 days after it (TCGA 1992 s106A(5)). Check that no purchase is missing.'
  );
}
