import type { CivilDate } from '@bursar/calendar';

import { isCountOfThings } from './amounts/count-of-things';
import { dateOf, openEntry, type Inherited, type OpenEntry } from './decide-entry';
import { type ChosenDate } from './dates/choose-date';
import { learntDescription } from './memory/learnt-description';
import { EMPTY_MEMORY } from './memory/memory';
import { tokensOfMessage } from './own-currency';
import { isPaidByOther } from './paid-by-other';
import { claimEntry, type EntryClaims } from './read-entry';
import type { Span, Token } from './tokens';
import { JOINING_WORDS } from './words/small-words';

/** A part of a message that stands by itself. */
export interface MessagePart {
  readonly text: string;
  readonly entry: OpenEntry;
}

const MOST_ENTRIES = 20;
const SEPARATING_WORDS: ReadonlySet<string> = new Set(['y', 'and', 'e']);
const SEPARATING_SIGNS: ReadonlySet<string> = new Set([',', ';', '+', '&', '•', '·']);
/** A part that only sums up the others. */
const TOTALS: ReadonlySet<string> = new Set(['total', 'subtotal', 'suma', 'sum', 'en total', 'in total', 'soma']);
const OTHER_DAY = 'another entry names its day, this one does not';

/**
 * The entries of a message: parts between separators, or before each amount where it begins with one. Only where every
 * part has one certain amount and a word or a phrase of its own; otherwise the message is one entry, and none is returned.
 */
export function splitEntries(whole: EntryClaims, tokens: readonly Token[], today: CivilDate): MessagePart[] {
  const money = whole.amounts.filter(({ kind }) => kind !== 'small' && kind !== 'article');
  if (whole.noEntry !== undefined || money.length < 2 || money.length > MOST_ENTRIES || whole.marks.spans.length > 0)
    return [];
  const closed = closedTokens(whole);
  const cuts = separators(tokens, closed);
  const bySeparator = partsOf(whole, tokens, cuts, today);
  if (bySeparator.length > 1) return bySeparator;
  const starts = amountStarts(whole, tokens, closed);
  return starts.length === 0
    ? []
    : partsOf(
        whole,
        tokens,
        [...cuts, ...starts].sort((one, other) => one.from - other.from),
        today,
      );
}

/** The tokens in front of which no cut may be made: they are inside of what was read as a whole. */
function closedTokens({ amounts, dates, claims, amountDoubts }: EntryClaims): ReadonlySet<number> {
  const wholes: readonly Span[] = [...amounts, ...dates, ...claims, ...amountDoubts.filter(isInside)];
  return new Set(
    wholes.flatMap(({ from, to }) =>
      Array.from({ length: Math.max(0, to - from - 1) }, (_, offset) => from + offset + 1),
    ),
  );
}

/** Where the text may be cut: separators outside of everything that was read as a whole. */
function separators(tokens: readonly Token[], closed: ReadonlySet<number>): Span[] {
  return tokens.flatMap((token, index) => {
    if (closed.has(index)) return [];
    const isSign = token.kind === 'symbol' && SEPARATING_SIGNS.has(token.text);
    const isWord = token.kind === 'word' && token.isSpaced && SEPARATING_WORDS.has(token.text);
    if ((isSign || isWord) && index > 0) return [{ from: index, to: index + 1 }];
    return token.startsLine && index > 0 ? [{ from: index, to: index }] : [];
  });
}

/** Doubts about neighbouring numbers hold them together; `20 tip, 30 lunch` are two numbers all the same. */
function isInside({ reason }: { readonly reason: string }): boolean {
  return !reason.startsWith('two numbers');
}

/** The amounts of a text that begins with one, unless one follows a preposition or may count things. */
function amountStarts(whole: EntryClaims, tokens: readonly Token[], closed: ReadonlySet<number>): Span[] {
  const money = whole.amounts.filter(({ kind }) => kind === 'strong' || kind === 'weak');
  const [first, ...others] = money;
  const covered = [...whole.dates, ...whole.stated.phrases];
  const isCovered = (index: number) =>
    covered.some(({ from, to }) => index >= from && index < to) || JOINING_WORDS.has(tokens[index]?.text ?? '');
  const isLeading =
    first !== undefined && tokens.slice(0, first.from).every((token, index) => token.text === 'me' || isCovered(index));
  const isPlain = money.every((mention) => !isCountOfThings(whole.numbers, mention));
  const areFree = others.every(
    ({ from }) =>
      !closed.has(from) && tokens[from - 1]?.kind === 'word' && !JOINING_WORDS.has(tokens[from - 1]?.text ?? ''),
  );
  return isLeading && isPlain && areFree ? others.map(({ from }) => ({ from, to: from })) : [];
}

function partsOf(whole: EntryClaims, tokens: readonly Token[], cuts: readonly Span[], today: CivilDate): MessagePart[] {
  const pieces = joinedPieces(whole, tokens.length, cuts);
  if (pieces.length < 2) return [];
  const texts = pieces.map(({ from, to }) => whole.text.slice(tokens[from]?.start, tokens[to - 1]?.end));
  const claims = texts.map((text) => claimEntry(text, tokensOfMessage(text), today));
  const shared: Inherited = { ...sharedType(claims), date: sharedDay(claims, today) };
  const parts = claims.map((claim, index) => ({
    text: texts[index] ?? '',
    entry: openEntry(claim, today, { ...shared, date: hasDate(claim) ? undefined : shared.date }),
  }));
  const isWhole = parts.every(({ entry }, index) =>
    standsAlone(entry, claims[index] as EntryClaims, claims[index - 1]),
  );
  return isWhole ? parts : [];
}

/** The pieces between the cuts; one without an amount belongs to its neighbour. */
function joinedPieces(whole: EntryClaims, length: number, cuts: readonly Span[]): Span[] {
  const pieces: Span[] = [];
  let from = 0;
  for (const cut of [...cuts, { from: length, to: length }]) {
    if (cut.from > from) pieces.push({ from, to: cut.from });
    from = Math.max(from, cut.to);
  }
  const money = whole.amounts.filter(({ kind }) => kind !== 'small' && kind !== 'article');
  const hasAmount = (piece: Span) => money.some((mention) => mention.from >= piece.from && mention.from < piece.to);
  const leads = isAmountFirst(whole, pieces.find(hasAmount));
  return pieces.reduce<Span[]>((joined, piece, index) => {
    const last = joined.at(-1);
    const belongsBefore = last !== undefined && !hasAmount(piece) && (leads || !pieces.slice(index).some(hasAmount));
    const isOpen = last !== undefined && !hasAmount(last);
    if (last !== undefined && (belongsBefore || isOpen))
      return [...joined.slice(0, -1), { from: last.from, to: piece.to }];
    return [...joined, piece];
  }, []);
}

/** True where the amount stands before what it was spent on. */
function isAmountFirst({ amounts, rest }: EntryClaims, piece: Span | undefined): boolean {
  if (piece === undefined) return false;
  const first = amounts.find(({ from }) => from >= piece.from)?.from ?? piece.to;
  return !rest
    .slice(piece.from, first)
    .some(({ kind, text }) => kind === 'word' && text.length > 3 && !JOINING_WORDS.has(text));
}

function hasDate({ dates }: EntryClaims): boolean {
  return dates.some(({ kind }) => kind !== 'part');
}

/** The type that the first part states, for those without their own; none where others state another one. */
function sharedType(claims: readonly EntryClaims[]): Pick<Inherited, 'type' | 'isTypeOpen'> {
  const isMixed = new Set(claims.flatMap(({ stated }) => stated.type ?? [])).size > 1;
  return isMixed ? { isTypeOpen: true } : { type: claims[0]?.stated.type };
}

/** The day that holds for parts without their own: one at the very beginning or end of the message. */
function sharedDay(claims: readonly EntryClaims[], today: CivilDate): ChosenDate | undefined {
  const [first, last] = [claims[0], claims.at(-1)];
  const begins = first !== undefined && isAtBeginning(first) ? dateOf(first, today) : undefined;
  const ends = last !== undefined && isAtEnd(last) ? dateOf(last, today) : undefined;
  return begins ?? ends ?? (claims.some(hasDate) ? { date: today, stated: 'not', doubt: OTHER_DAY } : undefined);
}

function isAtBeginning(claims: EntryClaims): boolean {
  const [amount] = claims.amounts;
  const date = claims.dates.find(({ kind }) => kind !== 'part');
  return date !== undefined && date.from <= 1 && (amount === undefined || date.from < amount.from);
}

function isAtEnd({ dates, rest }: EntryClaims): boolean {
  const date = dates.filter(({ kind }) => kind !== 'part').at(-1);
  return date !== undefined && rest.slice(date.to).every(({ kind }) => kind !== 'word');
}

function standsAlone(entry: OpenEntry, claims: EntryClaims, before: EntryClaims | undefined): boolean {
  const { stated, amounts } = claims;
  const { candidate, lowConfidence } = entry.decide(EMPTY_MEMORY);
  const isCertain = candidate.amount !== null && !lowConfidence.includes('amount');
  const numbers = amounts.filter(({ kind }) => kind === 'strong' || kind === 'weak');
  if (!isCertain || numbers.length !== 1) return false;
  if (before !== undefined && stated.type !== 'INCOME' && isPaidByOther(claims)) return false;
  if (candidate.description !== null) return !TOTALS.has(learntDescription(candidate.description));
  // `cena 900, pagué 300`: a verb and a sum alone may tell what was paid of the thing before it.
  const isPartBefore = stated.type === 'EXPENSE' && before !== undefined && before.stated.type === undefined;
  return stated.type !== undefined && !isPartBefore;
}
