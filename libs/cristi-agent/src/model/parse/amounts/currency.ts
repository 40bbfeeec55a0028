import { longestPhraseAt, phraseBook } from '../find-phrases';
import {
  isAlphanumeric,
  isGlued,
  isJoinedAfter,
  isJoinedBefore,
  isSymbol,
  nextWordAt,
  wordAt,
  type Token,
} from '../tokens';
import { UNITS_AFTER, type Unit } from '../words/money';
import {
  FOREIGN_CODES,
  FOREIGN_DOLLARS,
  FOREIGN_HUNDREDTHS,
  MINUS_SIGNS,
  PESO_SIGNS,
} from '../words/all-languages/currencies';

/** Currency and sign before a number. */
export interface SignsBefore {
  readonly to: number;
  readonly unit: Unit | undefined;
  readonly isNegative: boolean;
}

/** Currency after a number. */
export interface UnitsAfter {
  readonly to: number;
  readonly unit: Unit | undefined;
}

interface Sign {
  readonly signs: readonly string[];
  readonly unit: Unit;
}

const MOST_SIGNS_BEFORE = 4;
const MOST_UNITS_AFTER = 3;
const UNIT_BOOK = phraseBook(UNITS_AFTER);
const CURRENCY_SIGN = /^\p{Sc}$/u;
const CENT_SIGN = '¢';

/** `us` alone is a word: `gave us 20`. */
const CODES_BEFORE = FOREIGN_CODES.filter((code) => code !== 'us');

/** Longest first. */
const SIGNS: readonly Sign[] = [
  { signs: ['u', '$', 's'], unit: 'foreign' as const },
  { signs: ['s', '/', '.'], unit: 'foreign' as const },
  { signs: ['s', '/'], unit: 'foreign' as const },
  ...FOREIGN_DOLLARS.map((letters) => ({ signs: [letters, '$'], unit: 'foreign' as const })),
  ...PESO_SIGNS.map((signs) => ({ signs, unit: 'pesos' as const })),
  ...CODES_BEFORE.map((code) => ({ signs: [code], unit: 'foreign' as const })),
];

/** Reads currency and minus before a number: `$`, `-$`, `MX$`, `mxn $`, `€`, `¢`. */
export function signsBefore(tokens: readonly Token[], from: number): SignsBefore {
  let signs: SignsBefore = { to: from, unit: undefined, isNegative: false };
  for (let count = 0; count < MOST_SIGNS_BEFORE; count += 1) {
    const { to } = signs;
    const sign = signAt(tokens, to);
    if (sign !== undefined) {
      signs = { ...signs, to: to + sign.signs.length, unit: signs.unit === 'foreign' ? 'foreign' : sign.unit };
    } else if (isMinus(tokens, to)) {
      signs = { ...signs, to: to + 1, isNegative: true };
    } else {
      break;
    }
  }
  return signs;
}

/** Reads the currency after a number; after a multiplier `de` may precede it: `2 millones de pesos`. */
export function unitsAfter(tokens: readonly Token[], from: number, isMultiplied: boolean): UnitsAfter {
  const isJoinedByDe = isMultiplied && nextWordAt(tokens, from) === 'de' && unitAt(tokens, from + 1) !== undefined;
  let to = isJoinedByDe ? from + 1 : from;
  let unit: Unit | undefined;
  for (let count = 0; count < MOST_UNITS_AFTER; count += 1) {
    const next = unitAt(tokens, to) ?? trailingSignAt(tokens, to);
    if (next === undefined) break;
    unit = unit === 'foreign' || unit === 'centavos' ? unit : next.unit;
    to = next.to;
  }
  const isEnded = ['.', ','].some((point) => isSymbol(tokens[to], point)) && isSymbol(tokens[to + 1], '-');
  const isGluedEnd = isEnded && isGlued(tokens, to) && isGlued(tokens, to + 1) && tokens[to + 2]?.kind !== 'number';
  return { to: isGluedEnd ? to + 2 : to, unit };
}

/** True where a currency stands at the token: the number before it is an amount. */
export function isCurrencyAt(tokens: readonly Token[], index: number): boolean {
  return unitAt(tokens, index) !== undefined;
}

function signAt(tokens: readonly Token[], from: number): Sign | undefined {
  const text = tokens[from]?.kind === 'symbol' ? tokens[from].text : '';
  if (text === CENT_SIGN) return { signs: [text], unit: 'centavos' };
  if (CURRENCY_SIGN.test(text) && text !== '$') return { signs: [text], unit: 'foreign' };
  return SIGNS.find(({ signs }) => standsAt(tokens, from, signs));
}

function standsAt(tokens: readonly Token[], from: number, signs: readonly string[]): boolean {
  if (isAlphanumeric(tokens[from]) && isJoinedBefore(tokens, from)) return false;
  return signs.every((sign, at) => tokens[from + at]?.text === sign && (at === 0 || isGlued(tokens, from + at)));
}

/** A minus directly before a number; after a letter or digit it is a hyphen or a dash. */
function isMinus(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const isSign = token?.kind === 'symbol' && MINUS_SIGNS.has(token.text);
  return isSign && isGlued(tokens, index + 1) && !isJoinedBefore(tokens, index);
}

function unitAt(tokens: readonly Token[], index: number): UnitsAfter | undefined {
  const token = tokens[index];
  if (token === undefined || token.kind === 'gap') return undefined;
  const text = token.text;
  if (token.kind === 'symbol') {
    if (text === CENT_SIGN) return { unit: 'centavos', to: index + 1 };
    return CURRENCY_SIGN.test(text) && text !== '$' ? { unit: 'foreign', to: index + 1 } : undefined;
  }
  const sign = SIGNS.find(({ signs }) => signs.length > 1 && signs[0] !== '$' && gluedSign(tokens, index, signs));
  if (sign !== undefined) return { unit: sign.unit, to: index + sign.signs.length };
  const phrase = wordAt(tokens, index) === undefined ? undefined : longestPhraseAt(tokens, index, UNIT_BOOK);
  if (phrase !== undefined) return { unit: phrase.meaning, to: phrase.to };
  if (!isGlued(tokens, index) || isJoinedAfter(tokens, index) || token.kind !== 'word') return undefined;
  const glued = FOREIGN_HUNDREDTHS.has(text) ? 'foreign' : UNITS_AFTER.get(text);
  return glued === undefined ? undefined : { unit: glued, to: index + 1 };
}

/** `us$`, `m.n.` behind a number. */
function gluedSign(tokens: readonly Token[], from: number, signs: readonly string[]): boolean {
  return (
    signs.every((sign, at) => tokens[from + at]?.text === sign && (at === 0 || isGlued(tokens, from + at))) &&
    tokens[from + signs.length]?.kind !== 'number'
  );
}

/** A `$` behind its number. */
function trailingSignAt(tokens: readonly Token[], index: number): UnitsAfter | undefined {
  const isTrailing = isSymbol(tokens[index], '$') && isGlued(tokens, index) && tokens[index + 1]?.kind !== 'number';
  return isTrailing ? { unit: 'pesos', to: index + 1 } : undefined;
}
