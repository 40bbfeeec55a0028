import { Fraction } from './reference-fraction';
import type { Leg } from './reference-legs';
import type { Replay } from './reference-replay';
import type { PoundTransaction } from './reference-transaction';

/** TCGA92/S122(2), CG57836: cash beside shares is small up to 3,000 pounds, or to 5% of everything received. */
const smallPounds = Fraction.ofDecimal('3000');
const smallShare = Fraction.ofDecimal('0.05');

/** A part of the cost goes to shares of another company (TCGA92/S126-S130): as stated, or by the first day's values. */
export function spinOff(giver: Replay, receiver: Replay, row: PoundTransaction): void {
  const { pool } = giver;
  const cost = pool.cost.times(row.share ?? shareByValue(giver.inHand, row));
  giver.pool = { quantity: pool.quantity, cost: pool.cost.minus(cost) };
  receive(receiver, row, cost);
}

function shareByValue(inHand: Fraction, { received, prices }: PoundTransaction): Fraction {
  const [ofOld, ofNew] = prices ?? [Fraction.zero, Fraction.zero];
  const value = received.times(ofNew);
  return value.over(value.plus(inHand.times(ofOld)));
}

/** All shares become shares of another company (TCGA92/S135); larger cash beside them is a part disposal (S129). */
export function takeOver(giver: Replay, receiver: Replay, row: PoundTransaction): void {
  const { cash, value = Fraction.zero, date } = row;
  const isSmall = cash === undefined || !cash.exceeds(smallPounds) || !cash.exceeds(cash.plus(value).times(smallShare));
  if (isSmall && cash !== undefined) giver.deduct(cash, date);
  if (!isSmall) disposeForCash(giver, cash, value, date);
  receive(receiver, row, giver.pool.cost);
  giver.pool = { quantity: Fraction.zero, cost: Fraction.zero };
  giver.inHand = Fraction.zero;
}

function disposeForCash(giver: Replay, cash: Fraction, value: Fraction, date: string): void {
  const { ticker, pool: before } = giver;
  const part = cash.over(cash.plus(value));
  const [quantity, cost] = [before.quantity.times(part), before.cost.times(part)];
  const after = { quantity: before.quantity.minus(quantity), cost: before.cost.minus(cost) };
  const leg: Leg = { rule: 'Section104', quantity, cost, gain: cash.minus(cost), pool: { before, after } };
  giver.disposals.push({ date, ticker, quantity, gross: cash, proceeds: cash, legs: [leg] });
  giver.pool = after;
}

function receive(receiver: Replay, { received }: PoundTransaction, cost: Fraction): void {
  receiver.join(received, cost);
  receiver.inHand = receiver.inHand.plus(received);
}
