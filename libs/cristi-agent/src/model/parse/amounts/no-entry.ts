import { longestPhraseAt, type PhraseBook } from '../find-phrases';
import { isChangeAt, isIntentionAt, isNumberAt, isPriceAt, isRateAt, recordingRequest } from './intention';
import { nextWordAt, wordAt, type Span, type Token } from '../tokens';
import {
  BALANCES,
  DENIALS,
  HAVE,
  NO_ENTRY_BOOK,
  NOTHING,
  NOTHING_MORE,
  OPENING_QUESTIONS,
  PARTICIPLES,
  type NoEntry,
} from '../words/entries';
import { CONTRASTS, NO_DENIALS } from '../words/intentions';
import { UNITS_AFTER } from '../words/money';
import { MULTIPLIERS } from '../words/numbers';

const REASONS: Readonly<Record<NoEntry, string>> = {
  question: 'this is a question; how much was it?',
  plan: 'this is a plan; was it paid already?',
  habit: 'this tells what is paid again and again; was it paid now?',
  holding: 'this tells what there is, not what was spent or received',
  debt: 'this tells what is owed, not what was paid',
  command: 'this asks for a change of what was recorded, and is no entry',
  denial: 'this says that it did not happen',
};
/** Between a denial and its number. */
const BEING: ReadonlySet<string> = new Set(['era', 'eran', 'es', 'son', 'fue', 'fueron', 'was', 'were', 'is']);
/** `ni 200` is less than that. */
const FIRST_DENIALS: ReadonlySet<string> = new Set(['no', 'not']);
const PRICE = 'this tells a price; was it paid?';
/** `no me han pagado`: so many words may stand between a denial and its verb. */
const MOST_WORDS_BETWEEN = 3;

/** Behind what was paid, it tells why: `paid Jake the 50 I owed him`. */
const ONCE_OWED = 'owed';

/** Why a text is no entry; undefined where it is one. `actions` are the phrases that say what happened. */
export function noEntryReason(tokens: readonly Token[], actions: readonly Span[]): string | undefined {
  if (tokens.some(({ kind, text }) => kind === 'symbol' && (text === '?' || text === '¿'))) return REASONS.question;
  const first = tokens.findIndex(({ kind }) => kind === 'word');
  if (first >= 0 && longestPhraseAt(tokens, first, OPENING_QUESTIONS) !== undefined) return REASONS.question;
  if (isBalance(tokens)) return REASONS.holding;
  const request = recordingRequest(tokens);
  for (let index = 0; index < tokens.length; index += 1) {
    if (isRateAt(tokens, index)) return REASONS.habit;
    if (tokens[index]?.kind !== 'word') continue;
    if (request !== undefined && index >= request.from && index < request.to) continue;
    const found = longestPhraseAt(tokens, index, NO_ENTRY_BOOK);
    const isSettled = found?.phrase === ONCE_OWED && actions.some(({ to }) => to <= index);
    if (found !== undefined && !isSettled) return REASONS[found.meaning];
    const have = longestPhraseAt(tokens, index, HAVE);
    if (have !== undefined && !PARTICIPLES.has(nextWordAt(tokens, have.to) ?? '')) return REASONS.holding;
    if (isIntentionAt(tokens, index)) return REASONS.plan;
    if (isPriceAt(tokens, index, actions)) return PRICE;
    if (isChangeAt(tokens, index)) return REASONS.command;
    if (isDenied(tokens, index, actions) || isNumberDenied(tokens, index)) return REASONS.denial;
  }
  return undefined;
}

/** `saldo 3,400`: nothing else is said; `recarga de saldo 100` is an entry. */
function isBalance(tokens: readonly Token[]): boolean {
  if (!BALANCES.has(wordAt(tokens, 0) ?? '')) return false;
  return tokens.slice(1).every(({ kind, text }) => kind !== 'word' || UNITS_AFTER.has(text) || MULTIPLIERS.has(text));
}

function isDenied(tokens: readonly Token[], index: number, actions: readonly Span[]): boolean {
  if (NOTHING.has(wordAt(tokens, index) ?? '')) return !isWithin(tokens, index, NOTHING_MORE);
  const denial = longestPhraseAt(tokens, index, DENIALS);
  if (denial === undefined || NO_DENIALS.has(nextWordAt(tokens, denial.to) ?? '')) return false;
  return actions.some(
    ({ from }) => from >= denial.to && from - denial.to <= MOST_WORDS_BETWEEN && isRunOfWords(tokens, denial.to, from),
  );
}

/** `no fueron 200`, and at the beginning `no 200`: elsewhere `no 5` may be a number in a name. */
function isNumberDenied(tokens: readonly Token[], index: number): boolean {
  const denial = longestPhraseAt(tokens, index, DENIALS);
  if (denial === undefined) return false;
  const isSpoken = BEING.has(nextWordAt(tokens, denial.to) ?? '');
  return (
    (isSpoken || (index === 0 && FIRST_DENIALS.has(denial.phrase))) &&
    isNumberAt(tokens, isSpoken ? denial.to + 1 : denial.to)
  );
}

function isRunOfWords(tokens: readonly Token[], from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) {
    const word = nextWordAt(tokens, index);
    if (word === undefined || CONTRASTS.has(word)) return false;
  }
  return true;
}

/** True where a phrase of the book covers the token. */
function isWithin(tokens: readonly Token[], index: number, book: PhraseBook<true>): boolean {
  return [index - 2, index - 1, index].some((from) => {
    const found = from < 0 ? undefined : longestPhraseAt(tokens, from, book);
    return found !== undefined && found.to > index;
  });
}
