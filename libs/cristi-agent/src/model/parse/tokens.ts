/** A piece of a text: a run of letters, a run of digits with separators in it, or any other character. */
export interface Token {
  /** A gap is what an earlier step took: nothing matches it, and nothing reaches across it. */
  readonly kind: 'word' | 'number' | 'symbol' | 'gap';
  /** Folded: lower case, without accents. */
  readonly text: string;
  /** Where it stands in the text, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** True when nothing or a blank is before it. */
  readonly isSpaced: boolean;
}

/** Tokens from one index up to another. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A word that is not joined to a number: `uber`, but not the one in `uber2`. */
export function wordAt(tokens: readonly Token[], index: number): string | undefined {
  const token = tokens[index];
  return token?.kind === 'word' && !isJoinedBefore(tokens, index) && !isJoinedBehind(tokens, index)
    ? token.text
    : undefined;
}

/** Such a word with a blank before it, as the next of a phrase has. */
export function nextWordAt(tokens: readonly Token[], index: number): string | undefined {
  return tokens[index]?.isSpaced === true ? wordAt(tokens, index) : undefined;
}

export function isSymbol(token: Token | undefined, text: string): boolean {
  return token?.kind === 'symbol' && token.text === text;
}

/** True when the token follows the one before it at once. */
export function isGlued(tokens: readonly Token[], index: number): boolean {
  return tokens[index]?.isSpaced === false;
}

/** True when a letter or digit is right before the token. */
export function isJoinedBefore(tokens: readonly Token[], index: number): boolean {
  return isGlued(tokens, index) && isAlphanumeric(tokens[index - 1]);
}

/** True when a letter or digit is right behind the token. */
export function isJoinedBehind(tokens: readonly Token[], index: number): boolean {
  return isGlued(tokens, index + 1) && isAlphanumeric(tokens[index + 1]);
}

export function isAlphanumeric(token: Token | undefined): boolean {
  return token?.kind === 'word' || token?.kind === 'number';
}

/** The tokens without what a step took: later steps do not see it. */
export function take(tokens: readonly Token[], spans: readonly Span[]): Token[] {
  const rest = [...tokens];
  for (const { from, to } of spans) {
    for (let index = from; index < to; index += 1) {
      rest[index] = { ...(tokens[index] as Token), kind: 'gap', text: '' };
    }
  }
  return rest;
}
