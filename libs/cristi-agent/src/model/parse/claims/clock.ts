import { wordNumberAt } from '../amounts/word-number';
import { isCurrencyAt } from '../amounts/currency';
import { isGlued, isJoinedAfter, isJoinedBefore, isSymbol, nextWordAt, wordAt, type Token } from '../tokens';
import { CLOCK_UNITS } from '../words/counts';
import { MULTIPLIERS } from '../words/numbers';
import type { Claim } from './claim';

const LAST_HOUR = 24;
const TWELVE = 12;
const HALF_PAST: readonly (readonly string[])[] = [
  ['y', 'media'],
  ['y', 'cuarto'],
  ['menos', 'cuarto'],
  ['en', 'punto'],
];

/** `21:40`, `7:30 pm`, `9h`, `19h30`, `a las 9`, `9 o'clock`, `24/7` */
export function clockAt(tokens: readonly Token[], from: number): Claim | undefined {
  const to = aroundTheClock(tokens, from) ?? timeAt(tokens, from) ?? spokenTimeAt(tokens, from);
  return to === undefined ? undefined : { kind: 'clock', from, to };
}

function aroundTheClock(tokens: readonly Token[], from: number): number | undefined {
  const isSlashed = tokens[from]?.text === '24' && isSymbol(tokens[from + 1], '/') && tokens[from + 2]?.text === '7';
  return isSlashed && !isJoinedBefore(tokens, from) ? from + 3 : undefined;
}

/** The index after `21:40`, `7:30 pm`, `7.30pm`, `9 hrs`, `19h30`. */
function timeAt(tokens: readonly Token[], from: number): number | undefined {
  const token = tokens[from];
  if (token?.kind !== 'number' || isJoinedBefore(tokens, from) || isSymbol(tokens[from - 1], '$')) return undefined;
  const minutes = minutesAfter(tokens, from);
  const isHour = /^\d{1,2}$/.test(token.text) && Number(token.text) <= LAST_HOUR;
  if (minutes !== undefined && isHour) return unitAfter(tokens, minutes) ?? minutes;
  const isPointed = /^\d{1,2}\.[0-5]\d$/.test(token.text);
  if (!isHour && !isPointed) return undefined;
  const unit = unitAfter(tokens, from + 1);
  if (unit === undefined || (isPointed && !isHalfDay(tokens, from + 1))) return undefined;
  const isWithMinutes =
    tokens[unit]?.kind === 'number' && isGlued(tokens, unit) && /^[0-5]\d$/.test(tokens[unit]?.text ?? '');
  return isWithMinutes ? unit + 1 : unit;
}

/** The index after `:MM` or `:MM:SS`. */
function minutesAfter(tokens: readonly Token[], from: number): number | undefined {
  const isPart = (at: number) =>
    isSymbol(tokens[at], ':') &&
    isGlued(tokens, at) &&
    isGlued(tokens, at + 1) &&
    tokens[at + 1]?.kind === 'number' &&
    /^[0-5]\d$/.test(tokens[at + 1]?.text ?? '');
  if (!isPart(from + 1)) return undefined;
  return isPart(from + 3) ? from + 5 : from + 3;
}

/** The index after am, pm, a.m., hrs, h. */
function unitAfter(tokens: readonly Token[], at: number): number | undefined {
  const word = tokens[at];
  if (word?.kind !== 'word') return undefined;
  if (isHalfDay(tokens, at)) {
    if (word.text.length === 2) return at + 1;
    return isSymbol(tokens[at + 3], '.') && isGlued(tokens, at + 3) ? at + 4 : at + 3;
  }
  const isUnit = CLOCK_UNITS.has(word.text) && word.text !== 'horas';
  const isLast = !isJoinedAfter(tokens, at) || (word.text === 'h' && tokens[at + 1]?.kind === 'number');
  return isUnit && isLast ? at + 1 : undefined;
}

function isHalfDay(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? '';
  if (text === 'am' || text === 'pm') return !isJoinedAfter(tokens, at);
  const isPointed = isSymbol(tokens[at + 1], '.') && isGlued(tokens, at + 1) && tokens[at + 2]?.text === 'm';
  return (text === 'a' || text === 'p') && isPointed;
}

/** The index after `a las 9`, `a la una y media`, `9 o'clock`. */
function spokenTimeAt(tokens: readonly Token[], from: number): number | undefined {
  if (nextWordAt(tokens, from + 1) === 'oclock') return hourAt(tokens, from);
  const article = nextWordAt(tokens, from + 1) ?? '';
  const isOpened = wordAt(tokens, from) === 'a' ? ['la', 'las'].includes(article) : isOfHour(tokens, from);
  const at = isOpened ? hourAt(tokens, from + 2) : undefined;
  if (at === undefined || MULTIPLIERS.has(tokens[at]?.text ?? '') || isCurrencyAt(tokens, at)) return undefined;
  const clock = minutesAfter(tokens, from + 2) ?? at;
  const end = unitAfter(tokens, clock) ?? clock;
  const past = HALF_PAST.find((words) => words.every((word, offset) => nextWordAt(tokens, end + offset) === word));
  return end + (past?.length ?? 0);
}

/** `el camión de las 5`, in front of an amount */
function isOfHour(tokens: readonly Token[], from: number): boolean {
  const isOf = wordAt(tokens, from) === 'de' && nextWordAt(tokens, from + 1) === 'las';
  return isOf && tokens[from + 3]?.kind === 'number';
}

function hourAt(tokens: readonly Token[], at: number): number | undefined {
  const isOclock = nextWordAt(tokens, at + 1) === 'oclock' ? 1 : 0;
  const token = tokens[at];
  if (token?.kind === 'number') {
    const isHour = /^\d{1,2}$/.test(token.text) && Number(token.text) <= LAST_HOUR && !isJoinedBefore(tokens, at);
    return isHour ? at + 1 + isOclock : undefined;
  }
  const words = wordNumberAt(tokens, at);
  return words !== undefined && words.value <= TWELVE ? words.to + isOclock : undefined;
}
