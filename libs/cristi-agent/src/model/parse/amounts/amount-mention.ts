import { LARGEST_AMOUNT } from '../../amount';
import { isJoinedBefore, type Span, type Token } from '../tokens';
import { centavosAfter } from './centavos-after';
import { signsBefore, unitsAfter, type SignsBefore, type UnitsAfter } from './currency';
import { isNoQuantity, quantityAt, type Quantity } from './quantity';

/**
 * A number that may be the amount. Strong: a unit or multiplier marks it as money. Weak: a bare number. Foreign: in
 * another currency. Bad: negative, zero, too large, or ambiguous in its notation.
 */
export interface AmountMention extends Span {
  readonly kind: 'strong' | 'weak' | 'foreign' | 'bad';
  /** Undefined where the value is not known exactly. */
  readonly centavos: bigint | undefined;
}

/** A quantity with the units around it. */
interface Money {
  readonly before: SignsBefore;
  readonly quantity: Quantity;
  readonly after: UnitsAfter;
}

/** Smaller numbers in words are more often articles and counts than money. */
const SMALLEST_WORDS_HUNDREDTHS = 2_000n;
const HUNDREDTHS = 100n;

/** The amount that begins at a token, with its sign and currency. */
export function amountAt(tokens: readonly Token[], from: number): AmountMention | undefined {
  const before = signsBefore(tokens, from);
  const isSigned = before.to > from;
  if (isSigned && tokens[before.to]?.kind !== 'number') return undefined;
  if (before.unit === undefined && isJoinedBefore(tokens, before.to)) return undefined;
  const quantity = quantityAt(tokens, before.to);
  if (quantity === undefined || isNoQuantity(tokens, quantity.to)) return undefined;
  const after = unitsAfter(tokens, quantity.to, quantity.isMultiplied);
  if (after.unit === undefined && isCount(quantity)) return undefined;
  const money = { before, quantity, after };
  const { centavos, to } = totalOf(tokens, money);
  return { from, to, kind: kindOf(money, centavos), centavos };
}

function isCount({ isWords, isMultiplied, hundredths }: Quantity): boolean {
  return isWords && !isMultiplied && hundredths !== undefined && hundredths < SMALLEST_WORDS_HUNDREDTHS;
}

/** The amount in centavos, including centavos stated after whole pesos, with the index after it. */
function totalOf(tokens: readonly Token[], { before, quantity: { hundredths }, after }: Money) {
  const { to } = after;
  const isWhole = hundredths !== undefined && hundredths % HUNDREDTHS === 0n;
  if (after.unit === 'centavos') return { to, centavos: isWhole ? hundredths / HUNDREDTHS : undefined };
  const isInPesos = (after.unit ?? before.unit) === 'pesos';
  const rest = isInPesos && isWhole ? centavosAfter(tokens, to, after.unit === 'pesos') : undefined;
  return rest === undefined || hundredths === undefined
    ? { to, centavos: hundredths }
    : { to: rest.to, centavos: hundredths + rest.centavos };
}

function kindOf({ before, quantity, after }: Money, centavos: bigint | undefined): AmountMention['kind'] {
  if (before.unit === 'foreign' || after.unit === 'foreign') return 'foreign';
  if (before.isNegative || centavos === undefined || centavos <= 0n || centavos > LARGEST_AMOUNT) return 'bad';
  return quantity.isMultiplied || before.unit !== undefined || after.unit !== undefined ? 'strong' : 'weak';
}
