import { refusal } from '../../errors';
import type { Splits } from '../normalize/day';
import {
  add,
  divide,
  isPositive,
  isWhole,
  isZero,
  multiply,
  ONE,
  reduced,
  subtract,
  wholePart,
  ZERO,
  type Fraction,
} from '../numbers/fraction';
import { quantityText } from '../numbers/rounding';
import { placeFacts } from '../place';
import type { Reorganisation } from '../transaction';
import type { SplitEffect } from './legs';

/** What one share becomes: TCGA 1992 s126-s127, no disposal and no change of cost. */
export function ratioOf({ action, ratio }: Reorganisation): Fraction {
  return action === 'SPLIT' ? ratio.value : divide(ONE, ratio.value);
}

/** The product of the ratios of one time of day. */
export function ratioOfAll(splits: Splits | undefined, units = ONE): Fraction {
  let product = units;
  for (const event of splits?.events ?? []) product = reduced(multiply(product, ratioOf(event)));
  return product;
}

export function afterSplits(quantity: Fraction, { ratio, lost }: SplitEffect): Fraction {
  return reduced(subtract(multiply(quantity, ratio), lost));
}

/**
 * What the reorganisations of one time of day do to a pool, given the shares in hand. Cash for a fraction takes the
 * fraction of the shares in hand, and the pool loses the same. Throws UNSPLIT_INDIVISIBLE for a consolidation that
 * would leave a fraction where there was none, and for cash that leaves no share.
 */
export function effectOf(splits: Splits, pool: Fraction, inHand: Fraction, warnings: string[]): SplitEffect {
  let effect: SplitEffect = { ratio: ONE, lost: ZERO };
  let hand = inHand;
  for (const event of splits.events) {
    const before = afterSplits(pool, effect);
    const ratio = ratioOf(event);
    const after = multiply(before, ratio);
    if (event.action === 'UNSPLIT' && isWhole(before) && !isWhole(after)) throw indivisible(event, before);
    const exact = multiply(hand, ratio);
    const kept = event.cash === undefined || !isPositive(exact) ? exact : wholePart(exact);
    const lost = subtract(exact, kept);
    if (event.cash !== undefined && isPositive(hand) && isZero(kept)) throw nothingLeft(event, hand);
    if (event.cash === undefined && isPositive(hand) && isWhole(hand) && !isWhole(exact)) {
      warnings.push(withoutCash(event, hand, exact));
    }
    const ratios = reduced(multiply(effect.ratio, ratio));
    effect = { ratio: ratios, lost: reduced(add(multiply(effect.lost, ratio), lost)) };
    hand = kept;
  }
  return effect;
}

function indivisible({ ticker, date, ratio, place }: Reorganisation, holding: Fraction) {
  return refusal(
    'UNSPLIT_INDIVISIBLE',
    `UNSPLIT ${ticker} by ${ratio.text} on ${date.text} leaves a fraction of a share: ${quantityText(holding)} are held`,
    {
      hint:
        'a broker pays cash for the fraction: sell it first with a SELL dated before, record the holding with its fraction, ' +
        `or write it as SPLIT ${ticker} RATIO 1:${ratio.text} CASH with the amount paid`,
    },
    { ...placeFacts(place), ticker, date: date.text, value: ratio.text, held: quantityText(holding) },
  );
}

function nothingLeft({ ticker, date, ratio, place }: Reorganisation, hand: Fraction) {
  return refusal(
    'UNSPLIT_INDIVISIBLE',
    `SPLIT ${ticker} by ${ratio.text} with CASH on ${date.text} leaves no whole share: ${quantityText(hand)} are held`,
    { hint: 'cash for the whole holding is a disposal: enter a SELL with the cash as its TOTAL, dated before' },
    { ...placeFacts(place), ticker, date: date.text, value: ratio.text, held: quantityText(hand) },
  );
}

function withoutCash({ action, ticker, date, ratio }: Reorganisation, before: Fraction, after: Fraction): string {
  return (
    `${action} ${ticker} RATIO ${ratio.text} on ${date.text} makes ${quantityText(after)} shares of ${quantityText(before)}: ` +
    'if cash was paid for the fraction, add CASH and the amount.'
  );
}
