import { parseAmountCell, type AmountCell } from '../cells/amount-cell';
import { cleanText } from '../cells/clean-text';
import { currencyCode } from '../cells/currencies';
import { parseDateCell, type DateCell } from '../cells/date-cell';
import { plainWord } from '../cells/plain-word';
import { CARD_LABELS, CARD_WORDS } from './vocabulary/cell-words';
import { CURRENCY_LABELS, FROM_LABELS, NUMBER_LABELS, PERIOD_LABELS, TO_LABELS } from './vocabulary/preamble-words';
import { balanceWord, type BalanceWord } from './vocabulary/balance-words';

export interface PreambleBalance extends BalanceWord {
  readonly amount: AmountCell;
  readonly day: DateCell | undefined;
}

/** What the lines before a header say about the statement. */
export interface Preamble {
  readonly number: string | undefined;
  readonly currency: string | undefined;
  readonly from: DateCell | undefined;
  readonly to: DateCell | undefined;
  readonly balances: readonly PreambleBalance[];
  readonly isOfCard: boolean;
}

const labels = (words: string) => new Set(words.split(', ').map(plainWord));
const NUMBERS = labels(NUMBER_LABELS);
const CURRENCIES = labels(CURRENCY_LABELS);
const FROM = labels(FROM_LABELS);
const TO = labels(TO_LABELS);
const PERIODS = labels(PERIOD_LABELS);

const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,4})?\b/;
const DATE = String.raw`\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{1,2}(?:st|nd|rd|th|º)?\.? (?:de )?\p{L}{3,}\.?,? (?:del? )?\d{4}|\d{1,2}[-/]\p{L}{3,}[-/]\d{2,4}|\p{L}{3,}\.? \d{1,2},? \d{4}`;
const TWO_DAYS = new RegExp(
  String.raw`(${DATE})\.?\s*(?:-|–|—|/|bis|to|au|al|a|à|hasta|até|tot|t/m|do|till|til|through|thru|s\/d|sampai|hingga|and|zum|és|ate|[;,]|\s)\s*:?\s*(${DATE})`,
  'iu',
);
/** `Card Number XXXX-XXXX-XXXX-5023` */
const MASKED = /[x*•]{3}[ -]?\d{4}\b/i;
const ONE_DAY = new RegExp(DATE, 'iu');

export function readPreamble(lines: readonly (readonly string[])[]): Preamble {
  let [number, iban, currency]: (string | undefined)[] = [];
  let [from, to]: (DateCell | undefined)[] = [];
  let isOfCard = false;
  const balances: PreambleBalance[] = [];
  for (const line of lines) {
    const cells = line.map(cleanText).filter((cell) => cell !== '');
    if (cells.length === 0) continue;
    const text = cells.join(' ');
    iban ??= ibanIn(text);
    const [label, values] = labelled(cells);
    const word = plainWord(label);
    if (NUMBERS.has(word)) {
      number ??= numberIn(values[0] ?? '');
      isOfCard ||= isCardNumber(number ?? '');
    }
    isOfCard ||= CARD_LABELS.test(word);
    if (CARD_WORDS.test(word) && (/\d{4}/.test(values.join(' ')) || MASKED.test(label))) isOfCard = true;
    if (word === 'account type' && values.some((value) => CARD_WORDS.test(plainWord(value)))) isOfCard = true;
    if (CURRENCIES.has(word)) currency ??= values.flatMap((value) => currencyCode(value.toUpperCase()) ?? [])[0];
    const two = TWO_DAYS.exec(text);
    const first = values.map((value) => parseDateCell(value)).find(Boolean);
    // `From,01/03/2026,To,31/03/2026`
    if (FROM.has(word) && first !== undefined && two === null) from ??= first;
    else if (TO.has(word) && first !== undefined) to ??= first;
    else if (two !== null && (PERIODS.has(word) || from === undefined)) {
      const [one, other] = [parseDateCell(two[1] as string), parseDateCell(two[2] as string)];
      if (one !== undefined && other !== undefined) [from, to] = [one, other];
    }
    const balance = balanceIn(cells, label, values);
    if (balance !== undefined) balances.push(balance);
  }
  return { number: iban ?? number, currency, from, to, balances, isOfCard };
}

/** Valid by its check digits, so that a word in capitals is none. */
function ibanIn(text: string): string | undefined {
  const found = IBAN.exec(text)?.[0].replaceAll(' ', '');
  return found !== undefined && /\d{6}/.test(found) ? found : undefined;
}

/** The name in a heading of an account, which has its period beside it: `Umsätze Girokonto;Zeitraum: 30 Tage`. */
export function headingOfAccount(cells: readonly string[]): string | undefined {
  const [name, period, ...more] = cells.map(cleanText).filter((cell) => cell !== '');
  if (name === undefined || period === undefined || more.length > 0 || !/\p{L}/u.test(name)) return undefined;
  const colon = period.indexOf(':');
  return colon > 0 && PERIODS.has(plainWord(period.slice(0, colon))) ? name : undefined;
}

/** The label of a line and its values: `IBAN:;CH93 …`, `IBAN: CH93 …`, `IBAN;CH93 …`. */
export function labelled(cells: readonly string[]): [label: string, values: readonly string[]] {
  const [first = '', ...rest] = cells;
  const colon = first.indexOf(':');
  if (colon > 0 && colon < first.length - 1 && !/^\d/.test(first.slice(colon + 1))) {
    return [first.slice(0, colon), [first.slice(colon + 1).trim(), ...rest]];
  }
  const spaced = /^(\p{L}[\p{L} ./-]*?):? +(?=[\d*])(.+)$/u.exec(first);
  if (rest.length === 0 && spaced !== null) return [spaced[1] as string, [spaced[2] as string]];
  if (colon > 0 && colon < first.length - 1) return [first.slice(0, colon), [first.slice(colon + 1).trim(), ...rest]];
  return [first, rest];
}

function numberIn(value: string): string | undefined {
  if (value.includes(':')) return undefined;
  const plain = value.split(/ [-–|] |[;,]/)[0] ?? '';
  return (plain.match(/\d/g)?.length ?? 0) >= 3 ? plain.replace(/\s/g, '') : undefined;
}

/** 15 or 16 digits, valid by the check digit of cards. */
function isCardNumber(number: string): boolean {
  if (!/^(?:[2-6]\d{15}|3[47]\d{13})$/.test(number)) return false;
  const digits = [...number].reverse().map(Number);
  const sum = digits.reduce((total, digit, place) => total + (place % 2 === 0 ? digit : (digit * 2) % 9 || digit), 0);
  return sum % 10 === 0;
}

function balanceIn(cells: readonly string[], label: string, values: readonly string[]): PreambleBalance | undefined {
  const word = balanceWord(label);
  if (word === undefined) return undefined;
  const inLabel = ONE_DAY.exec(label)?.[0];
  const day = [inLabel ?? '', ...values].map((value) => parseDateCell(value)).find(Boolean);
  const amount = values.map((value) => parseAmountCell(withoutDay(value))).find(Boolean);
  return amount === undefined
    ? undefined
    : { ...word, amount, day: day ?? parseDateCell(dayIn(cells.join(' ')) ?? '') };
}

function withoutDay(value: string): string {
  const day = ONE_DAY.exec(value);
  return day !== null && value.length > day[0].length ? value.replace(day[0], '').trim() : day === null ? value : '';
}

/** The first day in a text, as it is written. */
export function dayIn(text: string): string | undefined {
  return ONE_DAY.exec(text)?.[0];
}
