import { placeFacts } from '../place';
import { refusal } from '../../errors';
import {
  add,
  compare,
  divide,
  isPositive,
  isWhole,
  multiply,
  ONE,
  reduced,
  smaller,
  subtract,
  ZERO,
  type Fraction,
} from '../numbers/fraction';
import type { Day, DisposalDay, History } from '../normalize/history';
import { quantityText } from '../numbers/rounding';
import type { Reorganisation } from '../transaction';
import type { AcquisitionLeg, Leg, MatchedDay } from './legs';

/** TCGA 1992 s106A(5): acquisitions within the period of 30 days after the disposal; day 30 counts. */
const BED_AND_BREAKFAST_DAYS = 30;

/**
 * Identifies every disposal of one ticker with acquisitions, by quantity alone: no amount of money enters. Disposals
 * are taken in date order (s106A(4)); each with the acquisition of its own day, then those of the next 30 days, then
 * the pool (CG51555). Throws DISPOSAL_EXCEEDS_HOLDING or UNSPLIT_INDIVISIBLE for the first day that cannot be settled.
 */
export function matchHistory({ days }: History): MatchedDay[] {
  const unclaimed = days.map(afterSameDay);
  const matched: MatchedDay[] = [];
  let pool = ZERO;
  days.forEach((day, index) => {
    const legs = day.disposal === undefined ? NO_LEGS : matchDisposal(days, index, unclaimed, pool);
    for (const leg of legs) if (leg.rule === 'Section104') pool = subtract(pool, leg.quantity);
    const joined = unclaimed[index] as Fraction;
    pool = add(pool, joined);
    const ratio = reorganise(day, pool);
    if (ratio !== ONE) pool = reduced(multiply(pool, ratio));
    matched.push({ day, legs, joined, ratio });
  });
  return matched;
}

const NO_LEGS: readonly Leg[] = [];

/**
 * What a day's acquisition leaves for earlier disposals and the pool: its own day's disposal comes first, however
 * many earlier ones there are (s105(1), s106A(9)).
 */
function afterSameDay({ acquisition, disposal }: Day): Fraction {
  if (acquisition === undefined) return ZERO;
  return disposal === undefined
    ? acquisition.quantity
    : subtract(acquisition.quantity, sameDayQuantity(acquisition, disposal));
}

function sameDayQuantity(acquisition: { quantity: Fraction }, disposal: { quantity: Fraction }): Fraction {
  return smaller(acquisition.quantity, disposal.quantity);
}

/** The legs of the disposal on `days[index]`; takes what it identifies by rule 2 out of `unclaimed`. */
function matchDisposal(days: readonly Day[], index: number, unclaimed: Fraction[], pool: Fraction): Leg[] {
  const day = days[index] as DisposalDay;
  const legs: Leg[] = [];
  let rest = day.disposal.quantity;
  let held = add(pool, unclaimed[index] as Fraction);
  if (day.acquisition !== undefined) {
    const quantity = sameDayQuantity(day.acquisition, day.disposal);
    legs.push({ rule: 'SameDay', quantity, acquisitionDay: day, acquired: quantity });
    rest = subtract(rest, quantity);
    held = add(held, quantity);
  }
  if (compare(day.disposal.quantity, held) > 0) throw exceedsHolding(day, day.disposal.quantity, held);
  for (const leg of bedAndBreakfastLegs(days, index, unclaimed, rest)) {
    legs.push(leg);
    rest = subtract(rest, leg.quantity);
  }
  if (isPositive(rest)) legs.push({ rule: 'Section104', quantity: rest });
  return legs;
}

function bedAndBreakfastLegs(
  days: readonly Day[],
  disposalIndex: number,
  unclaimed: Fraction[],
  quantity: Fraction,
): AcquisitionLeg[] {
  const lastDay = (days[disposalIndex] as Day).date.epochDay + BED_AND_BREAKFAST_DAYS;
  const legs: AcquisitionLeg[] = [];
  let rest = quantity;
  // How many shares of the later day one share of the day of the disposal has become.
  let units = ONE;
  for (let index = disposalIndex + 1; index < days.length && isPositive(rest); index += 1) {
    const day = days[index] as Day;
    if (day.date.epochDay > lastDay) break;
    const available = unclaimed[index] as Fraction;
    if (isPositive(available)) {
      const wanted = units === ONE ? rest : multiply(rest, units);
      const acquired = smaller(wanted, available);
      const matched = acquired === wanted ? rest : units === ONE ? acquired : reduced(divide(acquired, units));
      legs.push({ rule: 'BedAndBreakfast', quantity: matched, acquisitionDay: day, acquired });
      unclaimed[index] = subtract(available, acquired);
      rest = subtract(rest, matched);
    }
    for (const reorganisation of day.reorganisations) units = multiply(units, ratioOf(reorganisation));
  }
  return legs;
}

/** What one share becomes: TCGA 1992 s126-s127, no disposal and no change of cost. */
export function ratioOf({ action, ratio }: Reorganisation): Fraction {
  return action === 'SPLIT' ? ratio.value : divide(ONE, ratio.value);
}

/** The product of a day's ratios; refuses a consolidation that would leave a fraction where there was none. */
function reorganise(day: Day, pool: Fraction): Fraction {
  let ratio = ONE;
  for (const reorganisation of day.reorganisations) {
    const before = ratio === ONE ? pool : multiply(pool, ratio);
    ratio = multiply(ratio, ratioOf(reorganisation));
    if (reorganisation.action === 'UNSPLIT' && isWhole(before) && !isWhole(multiply(pool, ratio))) {
      throw indivisible(reorganisation, before);
    }
  }
  return ratio;
}

function exceedsHolding({ ticker, date }: Day, sold: Fraction, held: Fraction) {
  return refusal(
    'DISPOSAL_EXCEEDS_HOLDING',
    `${quantityText(sold)} ${ticker} are sold on ${date.text} but the holding that day is ${quantityText(held)}`,
    { hint: 'is a BUY missing, is the ticker spelt the same everywhere, or is a SPLIT missing?' },
    { ticker, date: date.text, value: quantityText(sold), held: quantityText(held) },
  );
}

function indivisible({ ticker, date, ratio, place }: Reorganisation, holding: Fraction) {
  return refusal(
    'UNSPLIT_INDIVISIBLE',
    `UNSPLIT ${ticker} by ${ratio.text} on ${date.text} leaves a fraction of a share: ${quantityText(holding)} are held`,
    {
      hint: 'a broker pays cash for the fraction: sell it first with a SELL dated before, or record the holding with its fraction',
    },
    { ...placeFacts(place), ticker, date: date.text, value: ratio.text, held: quantityText(holding) },
  );
}
