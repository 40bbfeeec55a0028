import { LARGEST_AMOUNT } from '../../amount';
import { isJoinedBefore, wordAt, type Span, type Token } from '../tokens';
import { FOREIGN_SUMS } from '../words/money';
import { centavosAfter } from './centavos-after';
import { signsBefore, unitsAfter, type SignsBefore, type UnitsAfter } from './currency';
import { isNoQuantity, quantityAt, type Quantity } from './quantity';

/**
 * A number that may be the amount. Strong: a unit or multiplier marks it as money. Weak: a bare number. Foreign: in
 * another currency. Bad: negative, zero, too large, or ambiguous in its notation. Small: a number in words below twenty,
 * more often a count than money. Article: `un`, `one`.
 */
export interface AmountMention extends Span {
  readonly kind: 'strong' | 'weak' | 'foreign' | 'bad' | 'small' | 'article';
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
  if (FOREIGN_SUMS.has(wordAt(tokens, from) ?? '')) return { from, to: from + 1, kind: 'foreign', centavos: undefined };
  const before = signsBefore(tokens, from);
  const isSigned = before.to > from;
  if (isSigned && tokens[before.to]?.kind !== 'number') return undefined;
  if (before.unit === undefined && isJoinedBefore(tokens, before.to) && !isTimes(tokens, before.to - 1))
    return undefined;
  const quantity = quantityAt(tokens, before.to, before.unit !== undefined);
  if (quantity === undefined || (isNoQuantity(tokens, quantity.to) && !isTimesNumber(tokens, quantity.to)))
    return undefined;
  const after = unitsAfter(tokens, quantity.to, quantity.isMultiplied);
  const money = { before, quantity, after };
  if (after.unit === undefined && isCount(quantity)) {
    return {
      from,
      to: quantity.to,
      kind: quantity.hundredths === HUNDREDTHS ? 'article' : 'small',
      centavos: quantity.hundredths,
    };
  }
  const { centavos, to, isNamed } = totalOf(tokens, money);
  return { from, to, kind: kindOf(money, centavos, isNamed), centavos };
}

/** `x3`: a factor. */
function isTimes(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'x' && !isJoinedBefore(tokens, at);
}

/** `3x50`: a calculation; `2x1` is an offer. */
function isTimesNumber(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === 'x' && tokens[at + 1]?.kind === 'number' && !isOffer(tokens[at - 1], tokens[at + 1]);
}

/** `2x1`, `3x2` */
export function isOffer(taken: Token | undefined, paid: Token | undefined): boolean {
  const isDigit = (token: Token | undefined) => /^[1-9]$/.test(token?.text ?? '');
  return isDigit(taken) && isDigit(paid) && Number(taken?.text) > Number(paid?.text);
}

function isCount({ isWords, isMultiplied, hundredths }: Quantity): boolean {
  return isWords && !isMultiplied && hundredths !== undefined && hundredths < SMALLEST_WORDS_HUNDREDTHS;
}

/** The amount in centavos, including centavos stated after whole pesos, with the index after it. */
function totalOf(tokens: readonly Token[], { before, quantity, after }: Money) {
  const { to } = after;
  const { hundredths } = quantity;
  const isWhole = hundredths !== undefined && hundredths % HUNDREDTHS === 0n;
  const unit = after.unit ?? before.unit;
  if (unit === 'centavos') return { to, centavos: isWhole ? hundredths / HUNDREDTHS : undefined, isNamed: false };
  const isForeign = before.unit === 'foreign' || after.unit === 'foreign';
  const pesos = after.unit === 'pesos' ? 'word' : unit === 'pesos' || quantity.isMultiplied ? 'sign' : undefined;
  const rest = isWhole && !isForeign ? centavosAfter(tokens, to, pesos) : undefined;
  return rest === undefined || hundredths === undefined
    ? { to, centavos: hundredths, isNamed: false }
    : { to: rest.to, centavos: hundredths + rest.centavos, isNamed: rest.isNamed };
}

function kindOf(
  { before, quantity, after }: Money,
  centavos: bigint | undefined,
  isNamed: boolean,
): AmountMention['kind'] {
  if (before.unit === 'foreign' || after.unit === 'foreign') return 'foreign';
  if (before.isNegative || centavos === undefined || centavos <= 0n || centavos > LARGEST_AMOUNT) return 'bad';
  const isMarked = quantity.isMultiplied || isNamed || before.unit !== undefined || after.unit !== undefined;
  return isMarked ? 'strong' : 'weak';
}
