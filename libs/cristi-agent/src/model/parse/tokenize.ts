import { fold } from '../text/fold';
import type { Token } from './tokens';

const LETTER = /^[\p{L}\p{N}\p{M}]$/u;
const DIGIT = /^[0-9]$/;
const LINE_BREAK = '\n';
const WHITE_SPACE = /[\s\p{White_Space}]+/gu;
/** Full-width digits, as keyboards of East Asian languages write them. */
const WIDE_ZERO = 0xff10;
/** It makes an emoji of the character before it. */
const VARIATION = '\ufe0f';
/** It makes an emoji of the digit before it. */
const KEYCAP = '\u20e3';
const APOSTROPHES: ReadonlySet<string | undefined> = new Set(["'", '’', '‘', 'ʼ']);
/** Without its tilde it would be the article `una`, `unas`. */
const NAILS = /^uñas?$/iu;
/** Characters that are not seen and separate nothing. */
const INVISIBLE = /[\u200b\u200e\u200f\u2060\u00ad\ufeff]/gu;

/** A text as `tokenize` expects it: composed, without invisible characters, with single blanks; line breaks stay. */
export function layOut(raw: string): string {
  const text = raw.normalize('NFC').replace(INVISIBLE, '');
  return text.replace(WHITE_SPACE, (blank) => (/[\n\r\u2028\u2029]/.test(blank) ? LINE_BREAK : ' ')).trim();
}

/**
 * Splits a text into tokens in one pass. Full-width digits and keycaps are digits; digits of other scripts count as
 * letters: no rule reads them.
 */
export function tokenize(text: string): Token[] {
  const characters = positionsOf(text);
  const tokens: Token[] = [];
  let index = 0;
  let isSpaced = true;
  let startsLine = true;
  while (index < characters.length) {
    const blank = characters[index]?.text;
    if (blank === ' ' || blank === LINE_BREAK) {
      isSpaced = true;
      startsLine ||= blank === LINE_BREAK;
      index += 1;
      continue;
    }
    const [kind, end] = runFrom(characters, index);
    const run = characters.slice(index, end);
    const [first, last] = [run[0], run.at(-1)];
    if (first === undefined || last === undefined) break;
    tokens.push({ kind, text: textOf(kind, run), start: first.start, end: last.end, isSpaced, startsLine });
    isSpaced = false;
    startsLine = false;
    index = end;
  }
  return tokens;
}

interface Character {
  /** The character; a digit in its plain form. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function positionsOf(text: string): Character[] {
  const characters: Character[] = [];
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    const last = characters.at(-1);
    const isKeycap = character === KEYCAP && DIGIT.test(last?.text ?? '');
    if (last !== undefined && (isKeycap || character === VARIATION)) {
      characters[characters.length - 1] = { ...last, end };
    } else {
      characters.push({ text: plainDigit(character), start, end });
    }
    start = end;
  }
  return characters;
}

function plainDigit(character: string): string {
  const digit = (character.codePointAt(0) ?? 0) - WIDE_ZERO;
  return digit >= 0 && digit <= 9 ? String(digit) : character;
}

function textOf(kind: Token['kind'], run: readonly Character[]): string {
  const text = run.map((character) => character.text).join('');
  if (kind === 'word') return NAILS.test(text) ? text.toLowerCase() : fold(text).replace(/['’‘ʼ]/g, '');
  return kind === 'number' ? text.replace(/['’]/g, "'") : fold(text);
}

/** The kind of token that begins at a character, and the index after its last character. */
function runFrom(characters: readonly Character[], index: number): [Token['kind'], number] {
  const at = (position: number) => characters[position]?.text;
  const isDigit = (position: number) => DIGIT.test(at(position) ?? '');
  const isLetter = (position: number) => LETTER.test(at(position) ?? '') && !isDigit(position);
  let end = index + 1;
  if (isDigit(index) || (isLeadingPoint(at(index), at(index - 1)) && isDigit(end))) {
    for (;;) {
      if (isDigit(end)) end += 1;
      else if ((at(end) === '.' || at(end) === ',') && isDigit(end + 1)) end += 2;
      else if (APOSTROPHES.has(at(end)) && [1, 2, 3].every((next) => isDigit(end + next)) && !isDigit(end + 4))
        end += 4;
      else return ['number', end];
    }
  }
  if (!isLetter(index)) return ['symbol', end];
  while (isLetter(end) || (APOSTROPHES.has(at(end)) && isLetter(end + 1))) end += 1;
  return ['word', end];
}

/** `.50` after a blank or a sign of money. */
function isLeadingPoint(character: string | undefined, before: string | undefined): boolean {
  return character === '.' && (before === undefined || before === ' ' || before === LINE_BREAK || before === '$');
}
