import { LARGEST_AMOUNT } from '../../amount';
import { MINUS_SIGNS, UNITS_BEFORE, UNITS_BEHIND, type Unit } from '../tables/money-words';
import {
  isAlphanumeric,
  isGlued,
  isJoinedBefore,
  isJoinedBehind,
  isSymbol,
  nextWordAt,
  type Span,
  type Token,
} from '../tokens';
import { centavosBehind } from './centavos-behind';
import { isNoQuantity, quantityAt } from './quantity';

/**
 * A number that may be the amount. Strong: something says that it is money. Weak: a number and no more. Foreign: of
 * another currency. Bad: negative, zero, too large, or written so that it could be two numbers.
 */
export interface AmountMention extends Span {
  readonly kind: 'strong' | 'weak' | 'foreign' | 'bad';
  /** Undefined where it cannot be said exactly. */
  readonly centavos: bigint | undefined;
}

/** Numbers in words below this are more often articles and counts than money. */
const SMALLEST_WORDS_HUNDREDTHS = 2_000n;
const MOST_SIGNS_BEFORE = 4;

/** The amount that begins at a token, sign and currency included; `undefined` where none does. */
export function amountAt(tokens: readonly Token[], from: number): AmountMention | undefined {
  const before = signsBefore(tokens, from);
  if (before.to > from && tokens[before.to]?.kind !== 'number') return undefined;
  if (before.unit === undefined && isJoinedBefore(tokens, before.to)) return undefined;
  const quantity = quantityAt(tokens, before.to);
  if (quantity === undefined || isNoQuantity(tokens, quantity.to)) return undefined;
  const behind = unitsBehind(tokens, quantity.to, quantity.isMultiplied);
  const { hundredths, isWords, isMultiplied } = quantity;
  const isSmallInWords = isWords && hundredths !== undefined && hundredths < SMALLEST_WORDS_HUNDREDTHS;
  if (isSmallInWords && !isMultiplied && behind.unit === undefined) return undefined;

  const isForeign = before.unit === 'foreign' || behind.unit === 'foreign';
  const isCentavos = behind.unit === 'centavos';
  const whole = isCentavos ? asCentavos(hundredths) : hundredths;
  const rest =
    isForeign || isCentavos || (before.unit ?? behind.unit) === undefined || whole === undefined || whole % 100n !== 0n
      ? undefined
      : centavosBehind(tokens, behind.to, behind.unit === 'pesos');
  const centavos = whole === undefined || rest === undefined ? whole : whole + rest.centavos;
  const to = rest?.to ?? behind.to;
  if (isForeign) return { from, to, kind: 'foreign', centavos };
  if (before.isNegative || !isAmount(centavos)) return { from, to, kind: 'bad', centavos };
  const isStrong = isMultiplied || before.unit !== undefined || behind.unit !== undefined;
  return { from, to, kind: isStrong ? 'strong' : 'weak', centavos };
}

function isAmount(centavos: bigint | undefined): boolean {
  return centavos !== undefined && centavos > 0n && centavos <= LARGEST_AMOUNT;
}

/** What was read as pesos is centavos: only whole ones are any. */
function asCentavos(hundredths: bigint | undefined): bigint | undefined {
  return hundredths === undefined || hundredths % 100n !== 0n ? undefined : hundredths / 100n;
}

interface Signs {
  readonly to: number;
  readonly unit: Unit | undefined;
  readonly isNegative: boolean;
}

/** Currency and minus before a number: `$`, `-$`, `MX$`, `mxn $`. */
function signsBefore(tokens: readonly Token[], from: number): Signs {
  let signs: Signs = { to: from, unit: undefined, isNegative: false };
  for (let count = 0; count < MOST_SIGNS_BEFORE; count += 1) {
    const { to } = signs;
    const unit = UNITS_BEFORE.find((candidate) => standsAt(tokens, to, candidate.signs));
    if (unit !== undefined) {
      signs = { ...signs, to: to + unit.signs.length, unit: signs.unit === 'foreign' ? 'foreign' : unit.unit };
    } else if (isMinus(tokens, to)) {
      signs = { ...signs, to: to + 1, isNegative: true };
    } else {
      break;
    }
  }
  return signs;
}

function standsAt(tokens: readonly Token[], from: number, signs: readonly string[]): boolean {
  if (isAlphanumeric(tokens[from]) && isJoinedBefore(tokens, from)) return false;
  return signs.every((sign, at) => tokens[from + at]?.text === sign && (at === 0 || isGlued(tokens, from + at)));
}

/** A minus belongs to the number that it touches; between words and numbers it is a hyphen or a dash. */
function isMinus(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const isSign = token?.kind === 'symbol' && MINUS_SIGNS.has(token.text);
  return isSign && isGlued(tokens, index + 1) && !isJoinedBefore(tokens, index);
}

/** Currency behind a number, `de` before it where the number ends with a multiplier: `2 millones de pesos`. */
function unitsBehind(tokens: readonly Token[], from: number, isMultiplied: boolean) {
  let to = from;
  let unit: Unit | undefined;
  if (isMultiplied && nextWordAt(tokens, from) === 'de' && unitAt(tokens, from + 1) !== undefined) to = from + 1;
  for (let next = unitAt(tokens, to); next !== undefined && to < from + 3; next = unitAt(tokens, to)) {
    unit = unit === 'foreign' || unit === 'centavos' ? unit : next;
    to += 1;
  }
  // A sign that was set behind goes with its number, but says less than one before it.
  const isTrailingSign = isSymbol(tokens[to], '$') && isGlued(tokens, to) && tokens[to + 1]?.kind !== 'number';
  return { to: isTrailingSign ? to + 1 : to, unit };
}

function unitAt(tokens: readonly Token[], index: number): Unit | undefined {
  return isJoinedBehind(tokens, index) ? undefined : UNITS_BEHIND.get(tokens[index]?.text ?? '');
}
