import { exactly, numberFormat } from './number-format';

/** Writes an amount for a locale and a currency. */
export type WriteMoney = (amount: string, sign?: Intl.NumberFormatOptions['signDisplay']) => string;

const DECIMAL = /^-?\d+(?:\.(\d+))?$/;
const MIN_DECIMALS = 2;
/** Plural in every language. */
const MANY = 100;

/**
 * Writes amounts that are decimal text, with all their decimals and at least two. The formatter takes the text itself, so every
 * digit is kept. Text that is not a decimal is returned unchanged.
 */
export function moneyWriter(locale: string, currency: string): WriteMoney {
  const style = currencyStyle(currency);
  return (amount, signDisplay = 'auto') => {
    const match = DECIMAL.exec(amount);
    if (match === null) return amount;
    const decimals = Math.max(MIN_DECIMALS, match[1]?.length ?? 0);
    const format = numberFormat(locale, { ...style, ...exactly(decimals), signDisplay });
    return format.format(amount as Intl.StringNumericLiteral);
  };
}

/** The formatter throws for a currency code that is not three letters. */
function currencyStyle(currency: string): Intl.NumberFormatOptions {
  return /^[A-Za-z]{3}$/.test(currency) ? { style: 'currency', currency } : {};
}

/** The name of a currency within a sentence, such as "Swiss francs"; a code that is none is returned unchanged. */
export function writeCurrencyName(locale: string, currency: string): string {
  const format = numberFormat(locale, { ...currencyStyle(currency), currencyDisplay: 'name' });
  const name = format.formatToParts(MANY).find(({ type }) => type === 'currency')?.value ?? currency;
  // CLDR capitalizes it in Portuguese, as at the start of a list; of these languages only English writes it so in a sentence.
  if (name === currency || locale.startsWith('en')) return name;
  return name.charAt(0).toLocaleLowerCase(locale) + name.slice(1);
}

/** Hundredths, as an integer, written as decimal text: 12345 is "123.45". */
export function decimalOfCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
