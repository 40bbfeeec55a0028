import { isAlphanumeric, isGlued, isSymbol, nextWordAt, wordAt, type Token } from '../tokens';
import { UNITS_AFTER } from '../words/money';
import { ADDING_MULTIPLIERS, BARE_MULTIPLIERS, MILLION_SIGN, MULTIPLIERS } from '../words/numbers';
import { FOREIGN_HUNDREDTHS } from '../words/all-languages/currencies';
import { readDecimal, wholeUnits } from './decimal-number';
import { wordNumberAt } from './word-number';

/** A number without its unit. */
export interface Quantity {
  readonly to: number;
  /** Hundredths; undefined where the notation is ambiguous or has more than two decimals. */
  readonly hundredths: bigint | undefined;
  /** True for a number in words, without digits. */
  readonly isWords: boolean;
  readonly isMultiplied: boolean;
}

/** A number before its multiplier. */
interface Part {
  readonly to: number;
  readonly times: (factor: bigint) => bigint | undefined;
  readonly isWords: boolean;
  /** True with three or more decimals: `1.200` is a number only before a multiplier. */
  readonly needsMultiplier: boolean;
}

const HUNDREDTHS = 100n;
const THOUSAND = 1_000n;
const MILLION = 1_000_000n;
const MOST_DECIMALS = 2;
/** What begins a currency glued to a number, or says that it is not exact: `80us$`, `45m.n.`, `20ish`. */
const SIGN_STARTS: ReadonlySet<string> = new Set(['us', 'u', 'mx', 'm', 'c', 'ish']);

/** The number that begins at a token: `155.50`, `1.2k`, `2 mil 500`, `un millón doscientos mil`, `quinientos`. */
export function quantityAt(tokens: readonly Token[], from: number, isAfterSign = false): Quantity | undefined {
  const first = partAt(tokens, from) ?? bareMultiplierAt(tokens, from);
  if (first === undefined) return undefined;
  const multiplier = multiplierAt(tokens, first.to) ?? millionSignAt(tokens, first.to, isAfterSign);
  if (multiplier === undefined) {
    const isUncertain = first.needsMultiplier;
    return {
      to: first.to,
      hundredths: isUncertain ? undefined : first.times(HUNDREDTHS),
      isWords: first.isWords,
      isMultiplied: false,
    };
  }
  const hundredths = first.times(multiplier.factor * HUNDREDTHS);
  const half = multiplier.factor === MILLION ? halfAfter(tokens, multiplier.to) : undefined;
  if (half !== undefined && hundredths !== undefined) {
    return {
      to: half,
      hundredths: hundredths + (MILLION / 2n) * HUNDREDTHS,
      isWords: first.isWords,
      isMultiplied: true,
    };
  }
  const rest = multiplier.isAdding ? restAt(tokens, multiplier.to, multiplier.factor) : undefined;
  if (rest === undefined) return { to: multiplier.to, hundredths, isWords: first.isWords, isMultiplied: true };
  const isKnown = hundredths !== undefined && rest.hundredths !== undefined;
  const sum = isKnown ? hundredths + rest.hundredths : undefined;
  return { to: rest.to, hundredths: sum, isWords: first.isWords && rest.isWords, isMultiplied: true };
}

/** True where the number before the token is not a quantity: `2x`, `7-Eleven`, `15%`. */
export function isNoQuantity(tokens: readonly Token[], to: number): boolean {
  const next = tokens[to];
  if (isGlued(tokens, to) && isAlphanumeric(next) && !isUnit(next)) return true;
  if (
    isGlued(tokens, to) &&
    isSymbol(next, '-') &&
    isGlued(tokens, to + 1) &&
    tokens[to + 1]?.kind === 'word' &&
    tokens[to + 1]?.text !== 'ish'
  )
    return true;
  return isSymbol(next, '%');
}

function partAt(tokens: readonly Token[], from: number): Part | undefined {
  const token = tokens[from];
  if (token?.kind === 'number') return digitsAt(token, from);
  const number = wordNumberAt(tokens, from);
  if (number === undefined) return undefined;
  const times = (factor: bigint) => BigInt(number.value) * factor;
  return { to: number.to, times, isWords: true, needsMultiplier: false };
}

function digitsAt({ text }: Token, from: number): Part {
  const number = readDecimal(text);
  return {
    to: from + 1,
    times: (factor) => (number === undefined ? undefined : wholeUnits(number, factor)),
    isWords: false,
    needsMultiplier: number === undefined || number.decimals > MOST_DECIMALS,
  };
}

/** `mil` alone is one thousand. */
function bareMultiplierAt(tokens: readonly Token[], from: number): Part | undefined {
  if (!BARE_MULTIPLIERS.has(wordAt(tokens, from) ?? '')) return undefined;
  return { to: from, times: (factor) => factor, isWords: true, needsMultiplier: false };
}

function multiplierAt(tokens: readonly Token[], at: number) {
  const token = tokens[at];
  const factor = token?.kind === 'word' ? MULTIPLIERS.get(token.text) : undefined;
  if (token === undefined || factor === undefined) return undefined;
  return { factor, to: at + 1, isAdding: ADDING_MULTIPLIERS.has(token.text) };
}

/** `m` is a million after `$` and glued to decimals: `$2m`, `1.5m`; otherwise it counts metres. */
function millionSignAt(tokens: readonly Token[], at: number, isAfterSign: boolean) {
  const isGluedSign = isGlued(tokens, at) && tokens[at]?.kind === 'word' && tokens[at].text === MILLION_SIGN;
  const isDecimal = /[.,]\d+$/.test(tokens[at - 1]?.text ?? '');
  return isGluedSign && (isAfterSign || isDecimal) ? { factor: MILLION, to: at + 1, isAdding: false } : undefined;
}

/** The index after `y medio` or `and a half`. */
function halfAfter(tokens: readonly Token[], at: number): number | undefined {
  const words = [at, at + 1, at + 2].map((index) => nextWordAt(tokens, index));
  if (words[0] === 'y' && (words[1] === 'medio' || words[1] === 'media')) return at + 2;
  return words.join(' ') === 'and a half' ? at + 3 : undefined;
}

interface Rest {
  readonly to: number;
  /** Undefined for what may be thousands: `un millón doscientos`. */
  readonly hundredths: bigint | undefined;
  readonly isWords: boolean;
}

/** The number added after a multiplier: below a thousand, after a million also of thousands. */
function restAt(tokens: readonly Token[], at: number, above: bigint): Rest | undefined {
  const from = nextWordAt(tokens, at) === 'and' && wordNumberAt(tokens, at + 1) !== undefined ? at + 1 : at;
  if (isGlued(tokens, from)) return undefined;
  const part = partAt(tokens, from);
  const value = part?.times(HUNDREDTHS);
  if (part === undefined || value === undefined || value < HUNDREDTHS || value >= THOUSAND * HUNDREDTHS)
    return undefined;
  const multiplier = multiplierAt(tokens, part.to);
  if (multiplier === undefined) {
    if (isNoQuantity(tokens, part.to)) return undefined;
    return { to: part.to, hundredths: above > THOUSAND ? undefined : value, isWords: part.isWords };
  }
  if (multiplier.factor >= above) return undefined;
  const hundredths = value * multiplier.factor;
  const rest = multiplier.isAdding ? restAt(tokens, multiplier.to, multiplier.factor) : undefined;
  if (rest === undefined) return { to: multiplier.to, hundredths, isWords: part.isWords };
  const sum = rest.hundredths === undefined ? undefined : hundredths + rest.hundredths;
  return { to: rest.to, hundredths: sum, isWords: part.isWords && rest.isWords };
}

function isUnit(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return (
    MULTIPLIERS.has(token.text) ||
    UNITS_AFTER.has(token.text) ||
    FOREIGN_HUNDREDTHS.has(token.text) ||
    SIGN_STARTS.has(token.text)
  );
}
