import { wordNumberAt } from '../amounts/word-number';
import { longestPhraseAt } from '../find-phrases';
import {
  isGlued,
  isJoinedAfter,
  isJoinedBefore,
  isSymbol,
  nextWordAt,
  wordAt,
  wordBefore,
  type Token,
} from '../tokens';
import { HALVES_BEFORE, INSTALMENTS, TIME_UNITS, UNITS } from '../words/counts';
import { AGO, AGO_BEHIND, BEFORE_OR_AFTER } from '../words/days';
import { ARTICLES } from '../words/numbers';
import type { Claim } from './claim';

const ABOUT: ReadonlySet<string> = new Set(['como', 'unos', 'unas', 'casi', 'ya', 'uns', 'umas', 'quase']);
const FRACTIONS: ReadonlySet<string> = new Set(['1/2', '1/3', '2/3', '1/4', '3/4']);
const FRACTION_SIGNS: ReadonlySet<string | undefined> = new Set(['½', '¼', '¾', '⅓', '⅔']);
const OF: ReadonlySet<string | undefined> = new Set(['de', 'of', 'd']);
const HALF: ReadonlySet<string | undefined> = new Set(['medio', 'media', 'cuarto', 'half']);
/** In the singular behind a greater number, they begin something else: `143 día 10`. */
const ONE_TIME: ReadonlySet<string> = new Set(
  'mes noche hora dia semana ano minuto quincena month night hour day week year minute fortnight noite'.split(' '),
);
/** Before a time in the past or ahead. */
const BEFORE_TIME: ReadonlySet<string | undefined> = new Set([
  'en',
  'in',
  'em',
  'dentro de',
  'aqui a',
  'daqui a',
  ...AGO,
]);

/** `2 kilos`, `600ml`, `dos boletos`, `1/2 kilo`, `3/4 de`, `kilo y medio`, `media docena` */
export function countAt(tokens: readonly Token[], from: number): Claim | undefined {
  const to =
    fractionAt(tokens, from) ?? halfOfUnitAt(tokens, from) ?? unitCountAt(tokens, from) ?? unitAndHalfAt(tokens, from);
  return to === undefined ? undefined : { kind: 'count', from, to };
}

/** `pago 4/12`, `cuota 2 de 6` */
export function instalmentAt(tokens: readonly Token[], from: number): Claim | undefined {
  const [first, second] = [tokens[from], tokens[from + 2]];
  if (first?.kind !== 'number' || second?.kind !== 'number' || !INSTALMENTS.has(wordBefore(tokens, from) ?? ''))
    return undefined;
  const between = tokens[from + 1];
  const isSlashed = isSymbol(between, '/') && isGlued(tokens, from + 1) && isGlued(tokens, from + 2);
  const isOf = between?.kind === 'word' && OF.has(between.text);
  const [one, all] = [first.text, second.text].map((text) => (/^\d{1,3}$/.test(text) ? Number(text) : NaN));
  const isWithin = one !== undefined && all !== undefined && one <= all;
  return isWithin && (isSlashed || isOf) ? { kind: 'instalment', from, to: from + 3 } : undefined;
}

function fractionAt(tokens: readonly Token[], from: number): number | undefined {
  const written = tokens.slice(from, from + 3);
  const isWritten =
    FRACTIONS.has(written.map(({ text }) => text).join('')) && isGlued(tokens, from + 1) && isGlued(tokens, from + 2);
  const isSign = FRACTION_SIGNS.has(tokens[from]?.text);
  if (!isWritten && !isSign) return undefined;
  const to = isWritten ? from + 3 : from + 1;
  if (isUnitAt(tokens, to)) return to + 1;
  return OF.has(nextWordAt(tokens, to)) && tokens[to + 1]?.kind !== 'number' ? to : undefined;
}

function halfOfUnitAt(tokens: readonly Token[], from: number): number | undefined {
  const half = longestPhraseAt(tokens, from, HALVES_BEFORE);
  if (half === undefined) return undefined;
  return isUnitAt(tokens, half.to) ? half.to + 1 : undefined;
}

function unitCountAt(tokens: readonly Token[], from: number): number | undefined {
  const token = tokens[from];
  const isNumber = token?.kind === 'number' && !isJoinedBefore(tokens, from) && !isMoneyBefore(tokens, from);
  const at = isNumber ? from + 1 : wordNumberAt(tokens, from)?.to;
  const unit = tokens[at ?? -1];
  if (at === undefined || unit?.kind !== 'word' || isJoinedAfter(tokens, at)) return undefined;
  if (isAgoBefore(tokens, from)) return undefined;
  if (UNITS.has(unit.text)) return withHalf(tokens, at + 1);
  const isOne = isNumber ? token.text === '1' : at === from + 1 && ARTICLES.has(token?.text ?? '');
  const isTime = TIME_UNITS.has(unit.text) && (isOne || !ONE_TIME.has(unit.text)) && !isBeforeTime(tokens, from);
  const behind = nextWordAt(tokens, at + 1) ?? '';
  const isDated = AGO_BEHIND.has(behind) || BEFORE_OR_AFTER.has(behind) || behind === 'from';
  return isTime && !isDated ? withHalf(tokens, at + 1) : undefined;
}

/** `hace 3 días`, `hace como 3 días` */
function isAgoBefore(tokens: readonly Token[], from: number): boolean {
  const before = wordBefore(tokens, from) ?? '';
  return AGO.has(before) || (ABOUT.has(before) && AGO.has(wordBefore(tokens, from - 1) ?? ''));
}

/** `en 3 días`, `dentro de 3 días`, `daqui a 3 dias` */
function isBeforeTime(tokens: readonly Token[], from: number): boolean {
  const before = wordBefore(tokens, from);
  return BEFORE_TIME.has(before) || BEFORE_TIME.has([wordBefore(tokens, from - 1), before].join(' '));
}

/** `kilo y medio` */
function unitAndHalfAt(tokens: readonly Token[], from: number): number | undefined {
  if (!isUnitAt(tokens, from) || AGO.has(wordBefore(tokens, from) ?? '')) return undefined;
  const to = withHalf(tokens, from + 1);
  return to > from + 1 ? to : undefined;
}

function withHalf(tokens: readonly Token[], at: number): number {
  return nextWordAt(tokens, at) === 'y' && HALF.has(nextWordAt(tokens, at + 1)) ? at + 2 : at;
}

function isUnitAt(tokens: readonly Token[], at: number): boolean {
  const word = wordAt(tokens, at) ?? '';
  return UNITS.has(word) || TIME_UNITS.has(word);
}

function isMoneyBefore(tokens: readonly Token[], from: number): boolean {
  return /^\p{Sc}$/u.test(tokens[from - 1]?.text ?? '');
}
