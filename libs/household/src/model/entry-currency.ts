/** Signs that stand for one currency. `$` alone is of many, and left to who reads the amount. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', R$: 'BRL', US$: 'USD', MX$: 'MXN' };
const CODES = 'eur|gbp|brl|usd|mxn|chf|cad|aud|ars|clp|cop|uyu|sek|nok|dkk|pln|jpy';

const MARK = `(?:R\\$|US\\$|MX\\$|€|£|${CODES})`;
const BEFORE = new RegExp(`(?<![\\p{L}\\p{N}$])(${MARK})\\s?(?=\\d)`, 'iu');
const AFTER = new RegExp(`(?<=\\d)\\s?(${MARK})(?![\\p{L}\\p{N}])`, 'iu');

/** A text without the sign or code beside its amount, and the currency that this names. */
interface NamedCurrency {
  readonly text: string;
  /** ISO 4217; undefined where the text names none, or several amounts have one. */
  readonly currency: string | undefined;
}

/** Reads the currency that stands beside an amount: `dinner 30 €` is `dinner 30`, in EUR. */
export function currencyInText(text: string): NamedCurrency {
  const found = BEFORE.exec(text) ?? AFTER.exec(text);
  if (found === null) return { text, currency: undefined };
  const [whole, mark = ''] = found;
  const rest = text.slice(0, found.index) + text.slice(found.index + whole.length);
  // Two amounts in two currencies are for the person to tell apart.
  if (BEFORE.test(rest) || AFTER.test(rest)) return { text, currency: undefined };
  return { text: rest, currency: SIGNS[mark.toUpperCase()] ?? mark.toUpperCase() };
}
