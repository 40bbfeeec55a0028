import { fold } from '../text/fold';
import type { Token } from './tokens';

const LETTER = /^[\p{L}\p{N}\p{M}]$/u;
const DIGIT = /^[0-9]$/;

/**
 * Splits a text, composed (NFC) and with single blanks, into tokens in one pass. Digits of other scripts count as letters:
 * no rule reads them.
 */
export function tokenize(text: string): Token[] {
  const characters = positionsOf(text);
  const tokens: Token[] = [];
  let index = 0;
  let isSpaced = true;
  while (index < characters.length) {
    if (characters[index]?.text === ' ') {
      isSpaced = true;
      index += 1;
      continue;
    }
    const [kind, end] = runFrom(characters, index);
    const [first, last] = [characters[index], characters[end - 1]];
    if (first === undefined || last === undefined) break;
    tokens.push({ kind, text: fold(text.slice(first.start, last.end)), start: first.start, end: last.end, isSpaced });
    isSpaced = false;
    index = end;
  }
  return tokens;
}

interface Character {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

function positionsOf(text: string): Character[] {
  const characters: Character[] = [];
  let start = 0;
  for (const character of text) {
    characters.push({ text: character, start, end: start + character.length });
    start += character.length;
  }
  return characters;
}

/** The kind of token that begins at a character, and the index after its last character. */
function runFrom(characters: readonly Character[], index: number): [Token['kind'], number] {
  const is = (form: RegExp, at: number) => form.test(characters[at]?.text ?? '');
  let end = index + 1;
  if (is(DIGIT, index)) {
    for (;;) {
      if (is(DIGIT, end)) end += 1;
      else if (isSeparator(characters[end]?.text) && is(DIGIT, end + 1)) end += 2;
      else return ['number', end];
    }
  }
  if (!is(LETTER, index)) return ['symbol', end];
  while (is(LETTER, end) && !is(DIGIT, end)) end += 1;
  return ['word', end];
}

function isSeparator(text: string | undefined): boolean {
  return text === '.' || text === ',';
}
