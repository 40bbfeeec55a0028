import { longestPhraseAt } from './find-phrases';
import { nextWordAt, wordAt, type Span, type Token } from './tokens';
import { BEFORE_OBJECT, BEFORE_VERB, PRESENT_BOOK } from './words/tenses';

const ACCENTED = /ó$/u;
const MOST_WORDS_BEFORE_VERB = 3;
const OF: ReadonlySet<string | undefined> = new Set(['de', 'del', 'd']);

/**
 * True where a verb in the present tells of the entry: with a day beside it, one to come may be meant. `pago` is one only
 * behind a day (`el lunes pago luz`) or before what is paid (`pago la luz`): `pago de luz` and `pago luz` name a thing.
 */
export function tellsOfPresent(text: string, tokens: readonly Token[], dates: readonly Span[]): boolean {
  return tokens.some((token, index) => {
    const found = longestPhraseAt(tokens, index, PRESENT_BOOK);
    if (found === undefined) return false;
    const last = tokens[found.to - 1] ?? token;
    // `pagó`: somebody paid.
    if (ACCENTED.test(text.slice(last.start, last.end).toLowerCase())) return false;
    if (found.meaning === 'verb') return true;
    if (OF.has(nextWordAt(tokens, found.to))) return false;
    return BEFORE_OBJECT.has(nextWordAt(tokens, found.to) ?? '') || isBehindDay(tokens, index, dates);
  });
}

function isBehindDay(tokens: readonly Token[], index: number, dates: readonly Span[]): boolean {
  for (let from = index; from >= Math.max(0, index - MOST_WORDS_BEFORE_VERB); from -= 1) {
    if (dates.some(({ to }) => to === from)) return true;
    if (!BEFORE_VERB.has(wordAt(tokens, from - 1) ?? '')) return false;
  }
  return false;
}
