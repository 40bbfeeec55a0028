import { normalizeCategory } from '../category/normalize-category';
import { CATEGORY_TYPES, type CategoryType } from '../transaction';
import { isAlphanumeric, isGlued, isJoinedBefore, isSymbol, wordAt, type Span, type Token } from './tokens';

/** What the writer marked explicitly: `cat:food`, `#food`, `category_type:FIXED`. */
export interface ExplicitMarks {
  /** Normalized. */
  readonly category: string | undefined;
  readonly categoryType: CategoryType | undefined;
  readonly spans: readonly Span[];
}

interface Mark extends Span {
  readonly category?: string | undefined;
  readonly categoryType?: CategoryType;
}

const CATEGORY_LABELS: ReadonlySet<string | undefined> = new Set(['cat', 'category', 'categoria']);
const CLOSING_QUOTES: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["'", "'"],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
]);

/** In tokens: more than the longest category can have. */
const LONGEST_PHRASE = 65;

/** Reads the marks of a text. The first category and the first category type count. */
export function readExplicitMarks(text: string, tokens: readonly Token[]): ExplicitMarks {
  const marks: Mark[] = [];
  for (let index = 0; index < tokens.length;) {
    const mark = typeMarkAt(tokens, index) ?? labelledAt(text, tokens, index) ?? hashMarkAt(text, tokens, index);
    if (mark !== undefined) marks.push(mark);
    index = mark?.to ?? index + 1;
  }
  return {
    category: marks.find(({ category }) => category !== undefined)?.category,
    categoryType: marks.find(({ categoryType }) => categoryType !== undefined)?.categoryType,
    spans: marks,
  };
}

/** `category_type:<enum>` */
function typeMarkAt(tokens: readonly Token[], from: number): Mark | undefined {
  const isLabel =
    wordAt(tokens, from) === 'category' &&
    isGluedSymbol(tokens, from + 1, '_') &&
    tokens[from + 2]?.text === 'type' &&
    isGlued(tokens, from + 2) &&
    isGluedSymbol(tokens, from + 3, ':');
  if (!isLabel) return undefined;
  const value = wordAt(tokens, from + 4);
  const categoryType = CATEGORY_TYPES.find((type) => type.toLowerCase() === value);
  return categoryType === undefined ? undefined : { from, to: from + 5, categoryType };
}

/** `cat:word`, `category:"several words"` */
function labelledAt(text: string, tokens: readonly Token[], from: number): Mark | undefined {
  if (!CATEGORY_LABELS.has(wordAt(tokens, from)) || !isGluedSymbol(tokens, from + 1, ':')) return undefined;
  return quotedAt(text, tokens, from) ?? valueAt(text, tokens, from, from + 2);
}

function quotedAt(text: string, tokens: readonly Token[], from: number): Mark | undefined {
  const open = from + 2;
  const closing = tokens[open]?.kind === 'symbol' ? CLOSING_QUOTES.get(tokens[open].text) : undefined;
  if (closing === undefined) return undefined;
  const length = tokens.slice(open + 1, open + 1 + LONGEST_PHRASE).findIndex((token) => isSymbol(token, closing));
  if (length < 1) return undefined;
  const close = open + 1 + length;
  const phrase = text.slice(tokens[open]?.end, tokens[close]?.start);
  return { from, to: close + 1, category: normalizeCategory(phrase) };
}

/** `#word`, underscores for blanks */
function hashMarkAt(text: string, tokens: readonly Token[], from: number): Mark | undefined {
  if (!isSymbol(tokens[from], '#') || isJoinedBefore(tokens, from) || !isGlued(tokens, from + 1)) return undefined;
  return valueAt(text, tokens, from, from + 1, (word) => word.replaceAll('_', ' '));
}

/** A word with the words joined to it by underscores and hyphens; it contains a letter. */
function valueAt(
  text: string,
  tokens: readonly Token[],
  from: number,
  begin: number,
  spell = (word: string) => word,
): Mark | undefined {
  if (!isAlphanumeric(tokens[begin])) return undefined;
  let to = begin + 1;
  while (isGlued(tokens, to) && (isAlphanumeric(tokens[to]) || joinsWords(tokens, to))) to += 1;
  const parts = tokens.slice(begin, to);
  if (!parts.some(({ kind }) => kind === 'word')) return undefined;
  return { from, to, category: normalizeCategory(spell(text.slice(parts[0]?.start, parts.at(-1)?.end))) };
}

function joinsWords(tokens: readonly Token[], index: number): boolean {
  if (isSymbol(tokens[index], '_')) return true;
  return isSymbol(tokens[index], '-') && isGlued(tokens, index + 1) && isAlphanumeric(tokens[index + 1]);
}

function isGluedSymbol(tokens: readonly Token[], index: number, text: string): boolean {
  return isGlued(tokens, index) && isSymbol(tokens[index], text);
}
