import { printable } from '@bursar/toolkit';

import { refusal } from '../../errors';
import { ACTION_SYNTAX } from './syntax';

/** Transactions need three levels. */
const DEEPEST = 32;

/**
 * Parses JSON text. Throws INVALID_JSON with the line and column at which it stops being JSON, or is nested too deeply: that
 * is looked for before anything is built, since millions of levels take a parser seconds.
 */
export function parseJsonText(text: string): unknown {
  const tooDeep = firstTooDeepOffset(text);
  if (tooDeep !== undefined) throw nestedTooDeeply(text, tooDeep);
  try {
    return JSON.parse(text);
  } catch {
    throw invalidJson(text, firstInvalidOffset(text));
  }
}

function firstTooDeepOffset(text: string): number | undefined {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const character = text[offset];
    if (character === '"') {
      offset += 1;
      while (offset < text.length && text[offset] !== '"') offset += text[offset] === '\\' ? 2 : 1;
    } else if (character === '[' || character === '{') {
      depth += 1;
      if (depth > DEEPEST) return offset;
    } else if (character === ']' || character === '}') depth -= 1;
  }
  return undefined;
}

function nestedTooDeeply(text: string, offset: number) {
  const { line, column } = placeOf(text, offset);
  return refusal(
    'INVALID_JSON',
    `the text is nested deeper than ${DEEPEST} levels at line ${line}, column ${column}`,
    { hint: 'send an array of transactions, each an object', example: `[${ACTION_SYNTAX.BUY.item}]` },
    { json_line: line, json_column: column },
  );
}

function placeOf(text: string, offset: number) {
  const before = text.slice(0, offset).split(/\r\n|\n|\r/);
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

function invalidJson(text: string, offset: number) {
  const { line, column } = placeOf(text, offset);
  const found = offset < text.length ? `at "${printable(text.slice(offset, offset + 20))}"` : 'where it ends too early';
  return refusal(
    'INVALID_JSON',
    `the text is not JSON: line ${line}, column ${column}, ${found}`,
    {
      hint: 'check commas, quotes and brackets; write numbers as strings',
      example: `[${ACTION_SYNTAX.BUY.item}]`,
    },
    { json_line: line, json_column: column },
  );
}

const BLANK = /[ \t\n\r]*/y;
const STRING = /"[^"\\\u0000-\u001f]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[^"\\\u0000-\u001f]*)*"/y;
const SCALAR = /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;

type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

/**
 * The offset of the first token that RFC 8259 does not allow there; the text's length when it only ends too early.
 * The engine's own message tells the place of some errors and not of others.
 */
export function firstInvalidOffset(text: string): number {
  const open: ('[' | '{')[] = [];
  let expected: Expected = 'value';
  let offset = 0;
  const take = (token: RegExp): boolean => {
    token.lastIndex = offset;
    const found = token.exec(text);
    if (found === null) return false;
    offset += found[0].length;
    return true;
  };
  const afterValue = (): Expected => (open.length === 0 ? 'nothing' : ', or end');

  for (;;) {
    take(BLANK);
    const character = text[offset];
    if (character === undefined || expected === 'nothing') return offset;
    if (expected === ':') {
      if (character !== ':') return offset;
      expected = 'value';
    } else if (expected === ', or end') {
      if (character === ',') expected = open.at(-1) === '{' ? 'key' : 'value';
      else if (character === (open.at(-1) === '{' ? '}' : ']')) expected = (open.pop(), afterValue());
      else return offset;
    } else if ((character === ']' && expected === 'value or ]') || (character === '}' && expected === 'key or }')) {
      open.pop();
      expected = afterValue();
    } else if (expected === 'key' || expected === 'key or }') {
      if (!take(STRING)) return offset;
      expected = ':';
      continue;
    } else if (character === '[' || character === '{') {
      open.push(character);
      expected = character === '[' ? 'value or ]' : 'key or }';
    } else {
      if (!take(STRING) && !take(SCALAR)) return offset;
      expected = afterValue();
      continue;
    }
    offset += 1;
  }
}
