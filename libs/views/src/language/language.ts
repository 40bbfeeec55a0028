import {
  twoDigits,
  writeDay,
  writeDayRange,
  writeMonth,
  writeMonthLong,
  writeMonthName,
  writeMonthTitle,
  writeNumericDay,
  writeShortDay,
} from '../format/dates';
import { moneyWriter, writeCurrencyName, type WriteMoney } from '../format/money';
import { numberFormat } from '../format/number-format';
import { writeQuantity } from '../format/quantity';
import { CATALOGUES, type Key } from './catalogues';
import type { LanguageInForce } from './language-in-force';

/** Values by the name of their placeholder. Numbers are written by the locale. */
export type Values = Readonly<Record<string, string | number>>;

/** The text of a key with its placeholders filled in. */
export type Translate = (key: Key, values?: Values) => string;

/** The language in force: its texts, and what is written by its locale. Days are `YYYY-MM-DD`, months `YYYY-MM`. */
export interface Language extends LanguageInForce {
  readonly t: Translate;
  /** The template of a key, for placeholders that are filled in with more than text. */
  readonly templateOf: (key: Key) => string;
  readonly has: (key: string) => key is Key;
  /** `money('CHF')` writes decimal text as francs. */
  readonly money: (currency: string) => WriteMoney;
  /** "Swiss francs" */
  readonly currencyName: (currency: string) => string;
  readonly quantity: (decimal: string) => string;
  readonly twoDigits: (number: number) => string;
  /** "a, b and c" */
  readonly list: (parts: readonly string[]) => string;
  readonly day: (day: string) => string;
  readonly dayRange: (from: string, to: string) => string;
  readonly shortDay: (day: string) => string;
  readonly numericDay: (day: string) => string;
  readonly month: (month: string) => string;
  readonly monthTitle: (month: string) => string;
  readonly monthLong: (month: string) => string;
  readonly monthName: (month: string) => string;
}

export function createLanguage({ language, locale }: LanguageInForce): Language {
  const catalogue = CATALOGUES[language];
  const plurals = new Intl.PluralRules(locale);
  const whole = numberFormat(locale, {});
  const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
  const isSwiss = isOfSwitzerland(locale);
  const templateOf = (key: Key, count = 0) => {
    const template = catalogue[key];
    const text = typeof template === 'string' ? template : (template[plurals.select(count)] ?? template.other ?? '');
    // In France a narrow space comes before two-part punctuation; in Switzerland there is none.
    return isSwiss ? text.replaceAll(/\u202f(?=[:;!?])/g, '') : text;
  };
  const bound =
    <Rest extends unknown[]>(write: (locale: string, ...rest: Rest) => string) =>
    (...rest: Rest) =>
      write(locale, ...rest);
  return {
    language,
    locale,
    templateOf,
    t: (key, values = {}) =>
      templateOf(key, Number(values['count'] ?? 0)).replaceAll(PLACEHOLDER, (_, name: string) => {
        const value = values[name] ?? '';
        return typeof value === 'number' ? whole.format(value) : value;
      }),
    has: (key): key is Key => Object.hasOwn(catalogue, key),
    money: (currency) => moneyWriter(locale, currency),
    currencyName: (currency) => writeCurrencyName(locale, currency),
    list: (parts) => lists.format(parts),
    quantity: bound(writeQuantity),
    twoDigits: bound(twoDigits),
    day: bound(writeDay),
    dayRange: bound(writeDayRange),
    shortDay: bound(writeShortDay),
    numericDay: bound(writeNumericDay),
    month: bound(writeMonth),
    monthTitle: bound(writeMonthTitle),
    monthLong: bound(writeMonthLong),
    monthName: bound(writeMonthName),
  };
}

/** A placeholder of a template. */
export const PLACEHOLDER = /\{(\w+)\}/g;

function isOfSwitzerland(locale: string): boolean {
  return new Intl.Locale(locale).region === 'CH';
}
