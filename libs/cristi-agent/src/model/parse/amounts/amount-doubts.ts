import { findPhrases, longestPhraseAt, setOfPhrases } from '../find-phrases';
import { isGlued, isJoinedBefore, isSymbol, nextWordAt, wordAt, wordBefore, type Span, type Token } from '../tokens';
import { ADJUSTED, EACH, EACH_BEFORE, EACH_BEHIND, PAID_WITH } from '../words/money';
import { HALVES, UNREAD_NUMBERS } from '../words/numbers';
import { MINUS_SIGNS } from '../words/all-languages/currencies';
import { nameOfCurrency } from '../own-currency';
import { isOffer, type AmountMention } from './amount-mention';
import { isCountOfThings } from './count-of-things';
import { isMisspelledNumber } from './misspelled-number';

/** Why no number of a text can be taken for its amount, with the words that say so. */
export interface AmountDoubt extends Span {
  readonly reason: string;
}

const ADJUSTED_BOOK = setOfPhrases(ADJUSTED);
const EACH_BOOK = setOfPhrases(EACH);
const EACH_BEHIND_BOOK = setOfPhrases(EACH_BEHIND);
const EACH_BEFORE_BOOK = setOfPhrases(EACH_BEFORE);
const PAID_WITH_BOOK = setOfPhrases(PAID_WITH);
const PERCENT_WORDS: ReadonlySet<string> = new Set(['mas', 'menos', 'less', 'minus', 'plus']);
const DISCOUNTS: ReadonlySet<string> = new Set(['descuento', 'desc', 'dcto', 'discount', 'desconto']);
const ADDED: ReadonlySet<string> = new Set([
  'iva',
  'tip',
  'tax',
  'vat',
  'propina',
  'envio',
  'shipping',
  'gst',
  'service',
]);
const TIPS: ReadonlySet<string> = new Set(['tip', 'propina', 'gorjeta', 'gratuity']);
/** What is paid a month is what was paid. */
const PERIODS: ReadonlySet<string> = new Set(['mo', 'month', 'mes', 'yr', 'year', 'ano']);
const TIMES: ReadonlySet<string> = new Set(['x', '×', '*', '·']);
const EACH_AT: ReadonlySet<string | undefined> = new Set(['a', 'at', '@', 'de']);
const VAGUE: ReadonlySet<string | undefined> = new Set([
  'couple',
  'few',
  'several',
  'many',
  'half',
  'medio',
  'varios',
  'cuantos',
  'pocos',
  'algunos',
  'par',
]);
/** Words that name a currency and nothing else: `mangos 45` is fruit. */
const CURRENCY_NAMES: ReadonlySet<string> = new Set('dolar dolares dollar dollars euro euros yen yenes'.split(' '));
/** `3 boletos para la función a 90`: so many tokens may stand between a count and its price. */
const MOST_TOKENS_BETWEEN = 6;

const REASON = {
  each: 'it may be the price of one; what was it in all?',
  adjusted: 'something is added to it or taken off; what was it in all?',
  sum: 'it is a calculation; what was it in all?',
  handed: 'it may be what was handed over; what did it cost?',
  number: 'a number in words could not be read',
};

/** Doubts that the words around the numbers raise. `counts` are the counts with a unit, which are no amounts. */
export function amountDoubts(
  tokens: readonly Token[],
  mentions: readonly AmountMention[],
  counts: readonly Span[],
): AmountDoubt[] {
  const doubts: AmountDoubt[] = [];
  const add = (reason: string, from: number, to: number) => doubts.push({ reason, from, to });
  for (const { from, to } of findPhrases(tokens, EACH_BOOK)) add(REASON.each, from, to);
  for (const { from, to } of findPhrases(tokens, ADJUSTED_BOOK)) add(REASON.adjusted, from, to);
  for (const mention of mentions) {
    const behind = longestPhraseAt(tokens, mention.to, EACH_BEHIND_BOOK);
    if (behind !== undefined || isPerUnit(tokens, mention.to))
      add(REASON.each, mention.to, behind?.to ?? mention.to + 3);
    if (mention.kind === 'weak' && isForeignWord(tokens, mention.from - 1))
      add(`it may be in the currency before it; how much was it in ${nameOfCurrency()}?`, mention.from, mention.to);
    if (isBehindPhrase(tokens, mention.from, EACH_BEFORE_BOOK)) add(REASON.each, mention.from, mention.to);
    if (isHandedOver(tokens, mention)) add(REASON.handed, mention.from, mention.to);
    if (isPartOfNumber(tokens, mention)) add(REASON.number, mention.from, mention.to);
    if (isPriceOfOne(tokens, mention, mentions, counts)) add(REASON.each, mention.from, mention.to);
  }
  for (let index = 0; index < tokens.length; index += 1) {
    if (UNREAD_NUMBERS.has(wordAt(tokens, index) ?? '')) add(REASON.number, index, index + 1);
    if (isEachSign(tokens, index)) add(REASON.each, index, index + 3);
    if (isFactor(tokens, index)) add(REASON.sum, index - 1, index + 2);
    if (isAdded(tokens, index) || isPercentage(tokens, index) || isTipInPercent(tokens, index))
      add(REASON.adjusted, index, index + 2);
  }
  return doubts;
}

/** `compré dólares 2000`: a thing beside a price, or an amount with its currency in front. */
function isForeignWord(tokens: readonly Token[], at: number): boolean {
  return CURRENCY_NAMES.has(wordAt(tokens, at) ?? '');
}

/** `/kg`, `/noche` behind a number */
function isPerUnit(tokens: readonly Token[], at: number): boolean {
  const unit = tokens[at + 1];
  return isSymbol(tokens[at], '/') && isGlued(tokens, at + 1) && unit?.kind === 'word' && !PERIODS.has(unit.text);
}

/** `c/u` */
function isEachSign(tokens: readonly Token[], at: number): boolean {
  const isSlashed = isSymbol(tokens[at + 1], '/') && isGlued(tokens, at + 1) && isGlued(tokens, at + 2);
  return tokens[at]?.text === 'c' && isSlashed && ['u', 'uno', 'una'].includes(tokens[at + 2]?.text ?? '');
}

/** `pagué con 500`, `paid with a twenty`: the phrase ends at the number. */
function isHandedOver(tokens: readonly Token[], { from }: AmountMention): boolean {
  const isOpened = ['un', 'uno', 'de', 'a'].includes(wordBefore(tokens, from) ?? '');
  return (isOpened ? [from, from - 1] : [from]).some((end) => isBehindPhrase(tokens, end, PAID_WITH_BOOK));
}

/** True where a phrase of the book ends at the token: `de a 15`. */
function isBehindPhrase(tokens: readonly Token[], end: number, book: typeof EACH_BOOK): boolean {
  for (let start = Math.max(0, end - 5); start < end; start += 1) {
    if (longestPhraseAt(tokens, start, book)?.to === end) return true;
  }
  return false;
}

/** `a couple hundred`, `mil y medio`, `mil dosientos`: there is more of the number than was read. */
function isPartOfNumber(tokens: readonly Token[], { from, to }: AmountMention): boolean {
  const isInWords = tokens[from]?.kind === 'word';
  const before = wordBefore(tokens, from);
  const isVague = VAGUE.has(before) || (['of', 'de'].includes(before ?? '') && VAGUE.has(wordBefore(tokens, from - 1)));
  // `peso cincuenta`
  if ((isInWords && isVague) || before === 'peso') return true;
  const behind = nextWordAt(tokens, to) ?? '';
  const isHalf = HALVES.has(nextWordAt(tokens, to + 1) ?? '') || nextWordAt(tokens, to + 2) === 'half';
  if ((behind === 'y' || behind === 'and' || behind === 'e') && isHalf) return true;
  return HALVES.has(tokens[to]?.text ?? '') || isMisspelledNumber(behind) || isMisspelledNumber(before ?? '');
}

/** `2 cafés a 38 pesos`, `3 shirts at 20`, `2 cafés de 45` */
function isPriceOfOne(
  tokens: readonly Token[],
  mention: AmountMention,
  mentions: readonly AmountMention[],
  counts: readonly Span[],
): boolean {
  const { from } = mention;
  const before = tokens[from - 1];
  if (!EACH_AT.has(before?.text) || before?.kind === 'gap') return false;
  const isNear = ({ to }: Span) => to < from && from - to <= MOST_TOKENS_BETWEEN;
  if (counts.some(isNear)) return true;
  const isCount = before?.text === 'de' ? isSeveral : isCountOfThings;
  return mentions.some((other) => isNear(other) && isCount(tokens, other));
}

function isSeveral(tokens: readonly Token[], mention: AmountMention): boolean {
  return isCountOfThings(tokens, mention) && mention.centavos !== 100n;
}

/** `x3`, `3 x 50`, `50*3`; `2x1` is an offer, and `200 x taxi` means for. */
function isFactor(tokens: readonly Token[], index: number): boolean {
  if (!TIMES.has(tokens[index]?.text ?? '')) return false;
  const [left, right] = [tokens[index - 1], tokens[index + 1]];
  const isNumber = (token: Token | undefined) => token?.kind === 'number';
  if (isNumber(left) && isNumber(right)) return !isOffer(left, right);
  const isAfterMoney = index > 0 && isGlued(tokens, index + 1);
  return isNumber(right) && isAfterMoney && !isJoinedBefore(tokens, index);
}

/** `+ iva`, `+ tip` */
function isAdded(tokens: readonly Token[], index: number): boolean {
  return isSymbol(tokens[index], '+') && ADDED.has(wordAt(tokens, index + 1) ?? '');
}

/** `más 16%`, `less 10%`, `+10%`, `15% de descuento`; a bare `10% off` says nothing about the amount. */
function isPercentage(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.kind !== 'number' || !isSymbol(tokens[index + 1], '%')) return false;
  const before = tokens[index - 1];
  const isChanged =
    PERCENT_WORDS.has(wordBefore(tokens, index) ?? '') || isSymbol(before, '+') || MINUS_SIGNS.has(before?.text ?? '');
  const behind = nextWordAt(tokens, index + 2) ?? '';
  return isChanged || DISCOUNTS.has(behind) || (behind === 'de' && DISCOUNTS.has(nextWordAt(tokens, index + 3) ?? ''));
}

/** `20% de propina`, `15% tip`, `propina 10%`; in `propina 15% 45` the amount is the tip's own, and one may be included. */
function isTipInPercent(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.kind !== 'number' || !isSymbol(tokens[index + 1], '%')) return false;
  const isOf = ['de', 'of'].includes(nextWordAt(tokens, index + 2) ?? '');
  const tip = index + (isOf ? 3 : 2);
  const isTip = TIPS.has(nextWordAt(tokens, tip) ?? '');
  const isBehindTip = TIPS.has(wordBefore(tokens, index) ?? '') || TIPS.has(wordBefore(tokens, index - 1) ?? '');
  const behind = isTip ? tip + 1 : index + 2;
  const isOwn = tokens[isSymbol(tokens[behind], '$') ? behind + 1 : behind]?.kind === 'number';
  return (isTip || isBehindTip) && !isOwn && !tokens.some(({ text }) => /^inclu/.test(text));
}
