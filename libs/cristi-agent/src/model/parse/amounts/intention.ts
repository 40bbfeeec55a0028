import { isCurrencyAt } from './currency';
import { quantityAt } from './quantity';
import { longestPhraseAt, phrasesAt } from '../find-phrases';
import { isGlued, nextWordAt, wordAt, type Span, type Token } from '../tokens';
import {
  ADJUSTING,
  ASKED_PRICES,
  BEFORE_INFINITIVE,
  CHANGED,
  CHANGING,
  INTENTIONS,
  LATER,
  NO_INFINITIVES,
  PAID_REGULARLY,
  PRICE_WORDS,
  RATES,
  RECORDING,
  SEEN,
  SHOWS,
  TOLD_TOTALS,
} from '../words/intentions';
import { PRESENT_BOOK } from '../words/tenses';

const INFINITIVE = /^.*(ar|er|ir)(me|te|se|le|lo|la|los|las|les|nos|selo|sela)?$/;
const BEFORE_NEW_PRICE: ReadonlySet<string | undefined> = new Set(['a', 'hasta', 'to']);
const BEFORE_CHANGE: ReadonlySet<string | undefined> = new Set(['a', 'por', 'to']);
const BEFORE_PRICE_SEEN: ReadonlySet<string | undefined> = new Set(['en', 'a', 'for', 'at', 'de', 'por']);
const TO_SOMEBODY: ReadonlySet<string | undefined> = new Set(['me', 'nos', 'le', 'les', 'se']);
const MOST_WORDS_BETWEEN = 5;
/** Smaller numbers in words are articles and counts. */
const SMALLEST_IN_WORDS = 2_000n;
/** `$`, a number, `pesos`, and the word behind them. */
const MOST_TOKENS_OF_AMOUNT = 3;
const FOR: ReadonlySet<string> = new Set(['de', 'd', 'en', 'para', 'pa', 'por']);
/** Before the number of a rate: `gasto como 500 a la semana`. */
const NEARLY: ReadonlySet<string> = new Set(['como', 'casi', 'unos', 'about', 'around', 'almost']);
const BEING: ReadonlySet<string> = new Set(['es', 'es de', 'is']);

/** `quedé en pagar`, `espero cobrar`, `luego pago` */
export function isIntentionAt(tokens: readonly Token[], index: number): boolean {
  const isPair = INTENTIONS.has([wordAt(tokens, index), nextWordAt(tokens, index + 1)].join(' '));
  if (isPair || INTENTIONS.has(wordAt(tokens, index) ?? '')) {
    const at = isPair ? index + 2 : index + 1;
    return isInfinitiveAt(tokens, BEFORE_INFINITIVE.has(nextWordAt(tokens, at) ?? '') ? at + 1 : at);
  }
  return phrasesAt(tokens, index, LATER).some(({ to }) => {
    return nextWordAt(tokens, to) !== undefined && longestPhraseAt(tokens, to, PRESENT_BOOK) !== undefined;
  });
}

/** `la gasolina está en 24`, `el plomero cobra 400`, `subió a 24`, `vi unos tenis en 900`: a price, and nothing that was done. */
export function isPriceAt(tokens: readonly Token[], index: number, actions: readonly Span[]): boolean {
  const price = longestPhraseAt(tokens, index, PRICE_WORDS);
  if (price !== undefined)
    return isNumberAt(tokens, price.to) && (!BEING.has(price.phrase) || isOfThing(tokens, index));
  const word = wordAt(tokens, index) ?? '';
  if (ASKED_PRICES.has(word) && !TO_SOMEBODY.has(wordAt(tokens, index - 1))) return isNumberAt(tokens, index + 1);
  if (CHANGED.has(word)) return isBeforeNumber(tokens, index, BEFORE_NEW_PRICE);
  if (!SEEN.has(word) || actions.length > 0) return false;
  const isShow = tokens.slice(index, index + MOST_WORDS_BETWEEN).some(({ text }) => SHOWS.has(text));
  return !isShow && isBeforeNumber(tokens, index, BEFORE_PRICE_SEEN);
}

/** `mi renta es de 8500`; `el total es 300` and `es 300` tell what was paid. */
function isOfThing(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - MOST_WORDS_BETWEEN), index);
  return before.some(({ kind }) => kind === 'word') && !before.some(({ text }) => TOLD_TOTALS.has(text));
}

/** `cambia el uber a 95`, `make it 95`; `cambia la llanta 500` may be an expense. */
export function isChangeAt(tokens: readonly Token[], index: number): boolean {
  const word = wordAt(tokens, index) ?? '';
  if (word === 'make' && ['it', 'that'].includes(nextWordAt(tokens, index + 1) ?? ''))
    return isNumberAt(tokens, index + 2);
  if (ADJUSTING.has(word) && isNumberAt(tokens, index + 1)) return !isForSomething(tokens, index + 1);
  return CHANGING.has(word) && isBeforeNumber(tokens, index, BEFORE_CHANGE);
}

/** `200 de gasolina`, `$200 pesos en tacos` */
function isForSomething(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(at + 1, at + 1 + MOST_TOKENS_OF_AMOUNT).some(({ text }) => FOR.has(text));
}

/** `pago 550 al mes`, `my rent is 900 a month`: what is paid again and again. */
export function isRateAt(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.kind !== 'number') return false;
  const behind = isCurrencyAt(tokens, index + 1) ? index + 2 : index + 1;
  if (longestPhraseAt(tokens, behind, RATES) === undefined) return false;
  const before = tokens[index - 1];
  const isNear = before?.kind === 'symbol' || NEARLY.has(before?.text ?? '');
  return PAID_REGULARLY.has(tokens[isNear ? index - 2 : index - 1]?.text ?? '');
}

/** `quiero registrar`, `i want to log` */
export function recordingRequest(tokens: readonly Token[]): Span | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    const found = longestPhraseAt(tokens, index, RECORDING);
    if (found !== undefined) return found;
  }
  return undefined;
}

function isInfinitiveAt(tokens: readonly Token[], at: number): boolean {
  const word = nextWordAt(tokens, at) ?? '';
  return INFINITIVE.test(word) && !NO_INFINITIVES.has(word);
}

/** True where words, the last one of `links`, stand between the token and a number. */
function isBeforeNumber(tokens: readonly Token[], index: number, links: ReadonlySet<string | undefined>): boolean {
  for (let at = index + 1; at <= index + MOST_WORDS_BETWEEN; at += 1) {
    if (isNumberAt(tokens, at)) return links.has(wordAt(tokens, at - 1));
    if (nextWordAt(tokens, at) === undefined) return false;
  }
  return false;
}

/** A number in digits or words; `es un` is none. */
export function isNumberAt(tokens: readonly Token[], at: number): boolean {
  const isSign = tokens[at]?.text === '$' && isGlued(tokens, at + 1);
  const from = isSign ? at + 1 : at;
  if (tokens[from]?.kind === 'number') return true;
  const quantity = quantityAt(tokens, from);
  return quantity?.hundredths !== undefined && quantity.hundredths >= SMALLEST_IN_WORDS;
}
