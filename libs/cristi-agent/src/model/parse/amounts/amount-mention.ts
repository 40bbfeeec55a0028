import { LARGEST_AMOUNT } from '../../amount';
import { isJoinedBefore, type Span, type Token } from '../tokens';
import { centavosBehind } from './centavos-behind';
import { signsBefore, unitsBehind, type SignsBefore, type UnitsBehind } from './money-signs';
import { isNoQuantity, quantityAt, type Quantity } from './quantity';

/**
 * A number that may be the amount. Strong: something says that it is money. Weak: a number and no more. Foreign: of
 * another currency. Bad: negative, zero, too large, or written so that it could be two numbers.
 */
export interface AmountMention extends Span {
  readonly kind: 'strong' | 'weak' | 'foreign' | 'bad';
  /** Undefined where it cannot be said exactly. */
  readonly centavos: bigint | undefined;
}

/** A quantity with what stands around it. */
interface Money {
  readonly before: SignsBefore;
  readonly quantity: Quantity;
  readonly behind: UnitsBehind;
}

/** Numbers in words below this are more often articles and counts than money. */
const SMALLEST_WORDS_HUNDREDTHS = 2_000n;
const HUNDREDTHS = 100n;

/** The amount that begins at a token, sign and currency included; `undefined` where none does. */
export function amountAt(tokens: readonly Token[], from: number): AmountMention | undefined {
  const before = signsBefore(tokens, from);
  const isSigned = before.to > from;
  if (isSigned && tokens[before.to]?.kind !== 'number') return undefined;
  if (before.unit === undefined && isJoinedBefore(tokens, before.to)) return undefined;
  const quantity = quantityAt(tokens, before.to);
  if (quantity === undefined || isNoQuantity(tokens, quantity.to)) return undefined;
  const behind = unitsBehind(tokens, quantity.to, quantity.isMultiplied);
  if (behind.unit === undefined && isCount(quantity)) return undefined;
  const money = { before, quantity, behind };
  const { centavos, to } = totalOf(tokens, money);
  return { from, to, kind: kindOf(money, centavos), centavos };
}

function isCount({ isWords, isMultiplied, hundredths }: Quantity): boolean {
  return isWords && !isMultiplied && hundredths !== undefined && hundredths < SMALLEST_WORDS_HUNDREDTHS;
}

/** In centavos, those that are told behind whole pesos included. */
function totalOf(tokens: readonly Token[], { before, quantity: { hundredths }, behind }: Money) {
  const { to } = behind;
  const isWhole = hundredths !== undefined && hundredths % HUNDREDTHS === 0n;
  if (behind.unit === 'centavos') return { to, centavos: isWhole ? hundredths / HUNDREDTHS : undefined };
  const isInPesos = (behind.unit ?? before.unit) === 'pesos';
  const rest = isInPesos && isWhole ? centavosBehind(tokens, to, behind.unit === 'pesos') : undefined;
  return rest === undefined || hundredths === undefined
    ? { to, centavos: hundredths }
    : { to: rest.to, centavos: hundredths + rest.centavos };
}

function kindOf({ before, quantity, behind }: Money, centavos: bigint | undefined): AmountMention['kind'] {
  if (before.unit === 'foreign' || behind.unit === 'foreign') return 'foreign';
  if (before.isNegative || centavos === undefined || centavos <= 0n || centavos > LARGEST_AMOUNT) return 'bad';
  return quantity.isMultiplied || before.unit !== undefined || behind.unit !== undefined ? 'strong' : 'weak';
}
