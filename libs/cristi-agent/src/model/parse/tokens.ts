/** A part of a text: a run of letters, a run of digits with separators, or any other character. */
export interface Token {
  /** A gap is what an earlier step has read: nothing matches it or spans it. */
  readonly kind: 'word' | 'number' | 'symbol' | 'gap';
  /** Folded: lower case, without accents; a word also without apostrophes. */
  readonly text: string;
  /** Offset in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** True at the beginning and after a blank. */
  readonly isSpaced: boolean;
  /** True after a line break. */
  readonly startsLine: boolean;
}

/** Tokens from index `from` up to, not including, `to`. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The word at an index that is not joined to a number: `uber`, but not in `uber2`. */
export function wordAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'word' && !isJoinedBefore(tokens, index) && !isJoinedAfter(tokens, index)
    ? token.text
    : undefined;
}

/** The same for a word after a blank, the next one of a phrase. */
export function nextWordAt(tokens: readonly Token[], index: number): string | undefined {
  return tokens[index]?.isSpaced === true ? wordAt(tokens, index) : undefined;
}

/** The word before an index, where a blank separates both. */
export function wordBefore(tokens: readonly Token[], index: number): string | undefined {
  return tokens[index]?.isSpaced === false ? undefined : wordAt(tokens, index - 1);
}

export function isSymbol(token: Token | undefined, text: string): boolean {
  return token?.kind === 'symbol' && token.text === text;
}

/** True for what an earlier step has read. */
export function isGap(token: Token | undefined): boolean {
  return token?.kind === 'gap';
}

/** True where no blank precedes the token. */
export function isGlued(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isSpaced === false;
}

/** True where a letter or digit directly precedes the token. */
export function isJoinedBefore(tokens: readonly Token[], index: number): boolean {
  return isGlued(tokens, index) && isAlphanumeric(tokens[index - 1]);
}

/** True where a letter or digit directly follows the token. */
export function isJoinedAfter(tokens: readonly Token[], index: number): boolean {
  return isGlued(tokens, index + 1) && isAlphanumeric(tokens[index + 1]);
}

export function isAlphanumeric(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'number';
}

/** Digits without separators, not joined to letters: `12`, but not `12.5` or `x12`. */
export function plainDigitsAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  if (token?.kind !== 'number' || !/^\d+$/.test(token.text)) return undefined;
  return isJoinedBefore(tokens, index) || isJoinedAfter(tokens, index) ? undefined : token.text;
}

/** The tokens with gaps in place of the spans that a step has read. */
export function take(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const rest = [...tokens];
  for (const { from, to } of spans) {
    for (let index = from; index < to; index += 1) {
      rest[index] = { ...(tokens[index] as Token), kind: 'gap', text: '' };
    }
  }
  return rest;
}
