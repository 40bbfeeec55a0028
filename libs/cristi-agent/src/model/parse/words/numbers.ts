import { ENGLISH_NUMBERS } from './english/numbers';
import { valuesByWord } from './list';
import { PORTUGUESE_NUMBERS } from './portuguese/numbers';
import { SPANISH_NUMBERS } from './spanish/numbers';

type Numbers = ReadonlyMap<string, number>;

/** Numbers below 30 in one word. */
export const SIMPLE_NUMBERS: Numbers = new Map([
  ...valuesByWord(SPANISH_NUMBERS.simple),
  ...valuesByWord(ENGLISH_NUMBERS.simple),
]);
export const SPANISH_TENS: Numbers = new Map(valuesByWord(SPANISH_NUMBERS.tens));
export const ENGLISH_TENS: Numbers = new Map(valuesByWord(ENGLISH_NUMBERS.tens));
export const SPANISH_HUNDREDS: Numbers = new Map(valuesByWord(SPANISH_NUMBERS.hundreds));

const THOUSANDS = [SPANISH_NUMBERS.thousand, ...ENGLISH_NUMBERS.thousand.split(' ')];
const MILLIONS = [...SPANISH_NUMBERS.million.split(' '), ENGLISH_NUMBERS.million];

/** Words after a number that multiply it. `m` only after `$` or glued to decimals. */
export const MULTIPLIERS: ReadonlyMap<string, bigint> = new Map([
  ...['k', 'milpesos', ...THOUSANDS].map((word) => [word, 1_000n] as const),
  ...[...MILLIONS, ...SPANISH_NUMBERS.millionShort.split(' ')].map((word) => [word, 1_000_000n] as const),
]);
export const MILLION_SIGN = 'm';

/** Multipliers after which a smaller number is added: `2 mil 500`. */
export const ADDING_MULTIPLIERS: ReadonlySet<string> = new Set(['mil', 'thousand', ...MILLIONS]);

/** Multipliers that may stand without a number. */
export const BARE_MULTIPLIERS: ReadonlySet<string> = new Set(['mil', 'thousand']);

/** Words that are articles as well as the number one. */
export const ARTICLES: ReadonlySet<string> = new Set(['un', 'una', 'uno', 'one', 'a', 'an']);

/** Numbers that no rule reads; where one stands, the amount is in doubt. */
export const UNREAD_NUMBERS: ReadonlySet<string> = new Set([
  ...PORTUGUESE_NUMBERS,
  'hundreds',
  'thousands',
  'cientos',
  'miles',
]);

/** Halves, which next to a number make another one of it. */
export const HALVES: ReadonlySet<string> = new Set(['medio', 'media', 'half', 'meio', 'meia', '½', '¼', '¾', '⅓', '⅔']);

/** Every word that is a number or part of one, for recognizing misspelled ones. */
export const NUMBER_WORDS: ReadonlySet<string> = new Set([
  ...SIMPLE_NUMBERS.keys(),
  ...SPANISH_TENS.keys(),
  ...ENGLISH_TENS.keys(),
  ...SPANISH_HUNDREDS.keys(),
  'hundred',
  ...BARE_MULTIPLIERS,
  ...MILLIONS,
  ...PORTUGUESE_NUMBERS,
]);
