import { ENGLISH_TENS, SIMPLE_NUMBERS, SPANISH_HUNDREDS, SPANISH_TENS } from '../words/numbers';
import { isGlued, isSymbol, nextWordAt, wordAt, type Token } from '../tokens';

/** A number in words, with the index after it. */
export interface WordNumber {
  readonly value: number;
  readonly to: number;
}

/** Words before which `a` means one: `a hundred`, `a thousand`, `a buck`. */
const COUNTED_BY_A: ReadonlySet<string | undefined> = new Set([
  'hundred',
  'thousand',
  'million',
  'buck',
  'dollar',
  'quid',
]);

const ROUND_HUNDRED = 'cien';

/** The number from 1 to 999 in Spanish or English words that begins at a token: `doscientos treinta y uno`. */
export function wordNumberAt(tokens: readonly Token[], from: number): WordNumber | undefined {
  const hundreds = hundredsAt(tokens, from);
  if (hundreds === undefined) return belowHundredAt(tokens, from, wordAt(tokens, from));
  // `cien cincuenta` may be 100.50 as well as 150.
  if (tokens[from]?.text === ROUND_HUNDRED) return hundreds;
  const at = nextWordAt(tokens, hundreds.to) === 'and' ? hundreds.to + 1 : hundreds.to;
  const rest = belowHundredAt(tokens, at, nextWordAt(tokens, at));
  return rest === undefined ? hundreds : { value: hundreds.value + rest.value, to: rest.to };
}

function hundredsAt(tokens: readonly Token[], from: number): WordNumber | undefined {
  const first = wordAt(tokens, from) ?? '';
  const spanish = SPANISH_HUNDREDS.get(first);
  if (spanish !== undefined) return { value: spanish, to: from + 1 };
  if (first === 'hundred') return { value: 100, to: from + 1 };
  const count = first === 'a' ? 1 : SIMPLE_NUMBERS.get(first);
  if (count === undefined || count > 9 || nextWordAt(tokens, from + 1) !== 'hundred') return undefined;
  return { value: count * 100, to: from + 2 };
}

function belowHundredAt(tokens: readonly Token[], from: number, first: string | undefined): WordNumber | undefined {
  const simple = SIMPLE_NUMBERS.get(first ?? '');
  if (simple !== undefined) return { value: simple, to: from + 1 };
  if (first === 'a' && COUNTED_BY_A.has(nextWordAt(tokens, from + 1))) return { value: 1, to: from + 1 };
  const spanish = SPANISH_TENS.get(first ?? '');
  if (spanish !== undefined) {
    const isJoined = nextWordAt(tokens, from + 1) === 'y';
    return withUnit(spanish, isJoined ? nextWordAt(tokens, from + 2) : undefined, from + 1, from + 3);
  }
  const english = ENGLISH_TENS.get(first ?? '');
  if (english === undefined) return undefined;
  const isHyphened = isGlued(tokens, from + 1) && isSymbol(tokens[from + 1], '-') && isGlued(tokens, from + 2);
  if (isHyphened) return withUnit(english, wordAt(tokens, from + 2), from + 1, from + 3);
  return withUnit(english, nextWordAt(tokens, from + 1), from + 1, from + 2);
}

/** Tens, plus the unit that follows them, if any. */
function withUnit(tens: number, unitWord: string | undefined, without: number, withIt: number): WordNumber {
  const unit = SIMPLE_NUMBERS.get(unitWord ?? '') ?? 10;
  return unit > 9 ? { value: tens, to: without } : { value: tens + unit, to: withIt };
}
