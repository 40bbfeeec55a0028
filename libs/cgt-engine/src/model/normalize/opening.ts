import { refusal } from '../../errors';
import { add, compare, ZERO, type Fraction } from '../numbers/fraction';
import type { PoundConverter } from '../fx/pounds';
import { placeFacts } from '../place';
import type { SpinOff, Takeover } from '../transaction';
import type { Day, Opening, SpinOffTerms } from './day';

export function openingOf(day: Day): Opening {
  return (day.opening ??= { splits: undefined, received: ZERO, rights: undefined, spinOffs: [], takeovers: [] });
}

/** Lines of one day between the same two shares (one a broker) add up their shares; the division is one. */
export function recordSpinOff(opening: Opening, event: SpinOff, converter: PoundConverter): void {
  const { place, ticker, to, date, received, share, prices } = event;
  const terms: SpinOffTerms = {
    place,
    from: ticker,
    to,
    date,
    received: received.value,
    share: share?.value,
    prices: prices && { old: converter.pounds(prices[0], date), new_: converter.pounds(prices[1], date) },
  };
  const before = opening.spinOffs.find((spinOff) => spinOff.to === to);
  if (before === undefined) {
    opening.spinOffs.push(terms);
    return;
  }
  if (!isSameDivision(before, terms)) throw twoDivisions(event);
  before.received = add(before.received, terms.received);
}

function isSameDivision(one: SpinOffTerms, other: SpinOffTerms): boolean {
  const same = (a: Fraction | undefined, b: Fraction | undefined) =>
    a === undefined || b === undefined ? a === b : compare(a, b) === 0;
  return (
    same(one.share, other.share) &&
    same(one.prices?.old, other.prices?.old) &&
    same(one.prices?.new_, other.prices?.new_)
  );
}

function twoDivisions({ ticker, to, date, place }: SpinOff) {
  return refusal(
    'PARSE_ERROR',
    `SPINOFF ${ticker} TO ${to} on ${date.text} divides the cost otherwise than another line of that day`,
    { hint: 'give the same SHARE, or the same PRICES, on every line of one spin-off' },
    { ...placeFacts(place), ticker, date: date.text, value: to },
  );
}

/** Lines of one day between the same two shares add up. */
export function recordTakeover(opening: Opening, event: Takeover, converter: PoundConverter): void {
  const { place, ticker, to, date, received, payment } = event;
  let terms = opening.takeovers.find((takeover) => takeover.to === to);
  if (terms === undefined) {
    terms = { place, from: ticker, to, date, received: ZERO, cash: ZERO, value: ZERO, lines: [] };
    opening.takeovers.push(terms);
  }
  terms.received = add(terms.received, received.value);
  if (payment !== undefined) {
    terms.cash = add(terms.cash, converter.pounds(payment.cash, date));
    terms.value = add(terms.value, converter.pounds(payment.value, date));
  }
  terms.lines.push(event);
}
