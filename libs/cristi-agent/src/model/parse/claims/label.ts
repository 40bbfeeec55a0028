import { isCurrencyAt } from '../amounts/currency';
import { longestPhraseAt } from '../find-phrases';
import {
  isGlued,
  isJoinedBefore,
  isSymbol,
  nextWordAt,
  plainDigitsAt,
  wordAt,
  wordBefore,
  type Token,
} from '../tokens';
import { LABELS, MAYBE_LABELS, NUMBER_SIGNS, NUMBERED_NAMES, TIME_UNITS } from '../words/counts';
import { dayInWordsAt } from '../dates/date-mention';
import { COMPACT_DATE } from '../dates/numeric-date';
import { MAYBE_STREET_BEFORE, MONTHS, STREET_BEFORE } from '../words/days';
import { MULTIPLIERS } from '../words/numbers';
import type { Claim } from './claim';

const AT: ReadonlySet<string> = new Set(['en', 'at', 'in', 'del', 'al', 'from']);
const LONG_NUMBER_DIGITS = 7;
const IDENTIFIER_DIGITS = 5;
/** Behind a number that is one of several amounts. */
const LISTING: ReadonlySet<string> = new Set(['y', 'and', 'e', ',', ';', '+', '&']);
/** `iphone 16 17,499`: a label directly before an amount is this much smaller. */
const LEAST_RATIO = 10;

/** `folio 4567`, `tel 55 1234 5678`, `iphone 15`, `#5`, `7 eleven`, a number of seven digits and more */
export function labelAt(tokens: readonly Token[], from: number): Claim | undefined {
  const name = longestPhraseAt(tokens, from, NUMBERED_NAMES);
  if (name !== undefined) {
    // A day of November as well, unless it is a place.
    const isDay = name.phrase === '7/11' && !AT.has(wordBefore(tokens, from) ?? '');
    return { kind: isDay ? 'maybe street' : 'label', from, to: name.to };
  }
  // `Tarjeta *4521`
  const isMasked = isSymbol(tokens[from], '*') && isGlued(tokens, from + 1) && tokens[from - 1]?.kind !== 'number';
  if (isMasked && /^\d{4}$/.test(tokens[from + 1]?.text ?? '')) return { kind: 'label', from, to: from + 2 };
  const always = longestPhraseAt(tokens, from, LABELS);
  if (always !== undefined) {
    const to = numbersAfter(tokens, afterSign(tokens, always.to));
    return to === undefined ? undefined : { kind: 'label', from: always.to, to };
  }
  const maybe = longestPhraseAt(tokens, from, MAYBE_LABELS)?.to ?? signAt(tokens, from);
  if (maybe !== undefined) {
    const at = afterSign(tokens, maybe);
    return isLabelNumber(tokens, at) ? { kind: 'maybe label', from: at, to: at + 1 } : undefined;
  }
  const digits = plainDigitsAt(tokens, from);
  const isLong =
    digits !== undefined &&
    digits.length >= LONG_NUMBER_DIGITS &&
    !COMPACT_DATE.test(digits) &&
    !isSymbol(tokens[from - 1], '$');
  const isTime = TIME_UNITS.has(nextWordAt(tokens, from + 1) ?? '');
  return isLong && !isTime && !isMoneyBehind(tokens, from + 1)
    ? { kind: 'maybe label', from, to: from + 1 }
    : undefined;
}

/** `calle 5 de mayo`, `av. 20 de noviembre`, `la 16 de septiembre`; `en 5 de mayo` may be a street */
export function streetAt(tokens: readonly Token[], from: number): Claim | undefined {
  const month = plainDigitsAt(tokens, from) === undefined ? dayInWordsAt(tokens, from)?.to : from + 1;
  if (month === undefined || nextWordAt(tokens, month) !== 'de' || !MONTHS.has(nextWordAt(tokens, month + 1) ?? ''))
    return undefined;
  const to = month + 2;
  const isAbbreviated = isSymbol(tokens[from - 1], '.') && isGlued(tokens, from - 1);
  const before = isAbbreviated ? wordAt(tokens, from - 2) : wordBefore(tokens, from);
  if (STREET_BEFORE.has(before ?? '')) return { kind: 'street', from, to };
  return MAYBE_STREET_BEFORE.has(before ?? '') ? { kind: 'maybe street', from, to } : undefined;
}

function signAt(tokens: readonly Token[], from: number): number | undefined {
  const token = tokens[from];
  if (isSymbol(token, '#')) return isGlued(tokens, from + 1) ? from + 1 : undefined;
  return token?.kind === 'word' && token.text === 'no' && isSymbol(tokens[from + 1], '.') ? from + 2 : undefined;
}

/** Skips `no.`, `num`, `#` and `:` between a label and its number. */
function afterSign(tokens: readonly Token[], at: number): number {
  let index = at;
  while (
    index < at + 2 &&
    (NUMBER_SIGNS.has(tokens[index]?.text ?? '') || ['#', ':', '.'].includes(tokens[index]?.text ?? ''))
  )
    index += 1;
  return index;
}

function numbersAfter(tokens: readonly Token[], at: number): number | undefined {
  let to = at;
  while (
    tokens[to]?.kind === 'number' &&
    (to === at || (tokens[to]?.text.length ?? 0) >= 3) &&
    to < at + 4 &&
    !isMoneyBehind(tokens, to + 1)
  )
    to += 1;
  return to > at ? to : undefined;
}

function isLabelNumber(tokens: readonly Token[], at: number): boolean {
  const digits = plainDigitsAt(tokens, at);
  if (digits === undefined || isMoneyBehind(tokens, at + 1)) return false;
  const next = tokens[at + 1];
  if (LISTING.has(next?.text ?? '')) return digits.length >= IDENTIFIER_DIGITS;
  if (next?.kind !== 'number' || isMoneyBehind(tokens, at + 2)) return true;
  return Number(next.text.replace(/[^\d.]/g, '')) >= Number(digits) * LEAST_RATIO || digits.length >= IDENTIFIER_DIGITS;
}

function isMoneyBehind(tokens: readonly Token[], at: number): boolean {
  return (
    MULTIPLIERS.has(tokens[at]?.text ?? '') ||
    isCurrencyAt(tokens, at) ||
    isSymbol(tokens[at], '$') ||
    isJoinedBefore(tokens, at)
  );
}
