import { createScanner } from 'jsonc-parser';

// Values of SyntaxKind, which is a type only where modules are compiled one by one.
const COMMA = 5;
const LINE_COMMENT = 12;
const BLOCK_COMMENT = 13;
const LINE_BREAK = 14;
const BLANKS = 15;
const TRIVIA: readonly number[] = [LINE_COMMENT, BLOCK_COMMENT, LINE_BREAK, BLANKS];

/** The last comma or comment before the end of an object. */
interface Content {
  readonly at: number;
  readonly hasComma: boolean;
  readonly isInLineComment: boolean;
}

/** Where the last comma or comment before the end of an object ends, and whether there is a comma. */
export function endOfContent(text: string, from: number, end: number): Content {
  let at = from;
  let hasComma = false;
  let isInLineComment = false;
  for (const { kind, offset, length } of tokens(text, from, end)) {
    if (kind === COMMA) hasComma = true;
    if (kind !== COMMA && kind !== LINE_COMMENT && kind !== BLOCK_COMMENT) continue;
    at = offset + length;
    isInLineComment = kind === LINE_COMMENT;
  }
  return { at, hasComma, isInLineComment };
}

/** Where the comma after a property ends, if there is one. */
export function endOfCommaAfter(text: string, from: number): number | undefined {
  for (const { kind, offset, length } of tokens(text, from, text.length)) {
    if (kind === COMMA) return offset + length;
    if (!TRIVIA.includes(kind)) return undefined;
  }
  return undefined;
}

/** The place of the comma that stands before a place, only comments and blanks between them. */
export function commaBefore(text: string, before: number): number | undefined {
  let comma: number | undefined;
  for (const { kind, offset } of tokens(text.replace(/^\uFEFF/, ' '), 0, before)) {
    if (kind === COMMA) comma = offset;
    else if (!TRIVIA.includes(kind)) comma = undefined;
  }
  return comma;
}

/** How many blanks and line breaks stand before a place. */
export function blanksBefore(text: string, offset: number): number {
  return /\s*$/.exec(text.slice(0, offset).replace(/^\uFEFF/, 'x'))?.[0].length ?? 0;
}

interface ScannedToken {
  readonly kind: number;
  readonly offset: number;
  readonly length: number;
}

function* tokens(text: string, from: number, end: number): Generator<ScannedToken> {
  const scanner = createScanner(text.slice(from, end), false);
  for (let kind = scanner.scan() as number; scanner.getTokenLength() > 0; kind = scanner.scan()) {
    yield { kind, offset: from + scanner.getTokenOffset(), length: scanner.getTokenLength() };
  }
}
