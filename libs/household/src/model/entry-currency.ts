/** Signs that stand for one currency. `$` alone is of many, and left to who reads the amount. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', R$: 'BRL', US$: 'USD', MX$: 'MXN' };
const CODES = 'eur|gbp|brl|usd|mxn|chf|cad|aud|ars|clp|cop|uyu|sek|nok|dkk|pln|jpy';

/** Words behind an amount, and what they may name: a currency that the household uses, else the first. */
const WORDS: readonly (readonly [word: RegExp, currencies: readonly string[]])[] = [
  [/^euros?$/i, ['EUR']],
  [/^(?:reais|reales)$/i, ['BRL']],
  [/^(?:francs?|francos?)$/i, ['CHF']],
  [/^pesos?$/i, ['MXN', 'ARS', 'CLP', 'COP', 'UYU']],
  [/^(?:dollars?|d[oó]lar(?:es)?)$/i, ['USD', 'CAD', 'AUD', 'NZD']],
];
const WORD = 'euros?|reais|reales|francs?|francos?|pesos?|dollars?|d[oó]lar(?:es)?';

const MARK = `(?:R\\$|US\\$|MX\\$|€|£|${CODES})`;
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}$])(${MARK})\\s?(?=\\d)`, 'iu');
const AFTER = new RegExp(`(?<=\\d)\\s?(${MARK}|${WORD})(?![\\p{L}\\p{N}])`, 'iu');

/** Euros and cents around the sign, as in `3€50`. */
const SIGN_AS_POINT = /(\d)€(\d\d)(?![\p{L}\d%/]|[.,]\d)/gu;

/** A text without the sign, code or word beside its amount, and the currency that this names. */
interface NamedCurrency {
  readonly text: string;
  /** ISO 4217; undefined where the text names none, or several amounts have one. */
  readonly currency: string | undefined;
}

/** What a household keeps its ledgers in, ISO 4217. */
interface UsedCurrencies {
  readonly budget?: string;
  readonly shared?: string;
}

/**
 * Reads the currency that stands beside an amount: `dinner 30 €` is `dinner 30`, in EUR. Who reads the amount knows that of the budget, which
 * therefore stays in the text.
 */
export function currencyInText(written: string, { budget, shared }: UsedCurrencies = {}): NamedCurrency {
  const text = written.replaceAll(SIGN_AS_POINT, '$1.$2 €');
  const found = BEFORE.exec(text) ?? AFTER.exec(text);
  if (found === null) return { text, currency: undefined };
  const [whole, mark = ''] = found;
  const rest = text.slice(0, found.index) + text.slice(found.index + whole.length);
  // Two amounts in two currencies are for the person to tell apart.
  if (BEFORE.test(rest) || AFTER.test(rest)) return { text, currency: undefined };
  const meant = WORDS.find(([word]) => word.test(mark))?.[1];
  const currency =
    meant?.find((one) => one === budget || one === shared) ??
    meant?.[0] ??
    SIGNS[mark.toUpperCase()] ??
    mark.toUpperCase();
  return { text: currency === budget ? text : rest, currency };
}
