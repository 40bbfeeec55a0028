import { copyText } from '@bursar/toolkit';

import { CURRENCY_NAMES, CURRENCY_SIGNS, currencyCode } from './currencies';

const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  þ: 'th',
};
const MARKS = /[\p{M}"'`´’‘“”«».:#*?!]/gu;
const SPECIAL = /[łøđðßæœıþ]/g;

/** The same few words stand in most lines. */
const known = new Map<string, string>();
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 60;

/** Lower case, without accents, quotes and the marks `.:#*`; single blanks, none around a slash. */
export function plainWord(text: string): string {
  const remembered = known.get(text);
  if (remembered !== undefined) return remembered;
  const word = plain(text);
  if (text.length <= LONGEST_KNOWN) {
    if (known.size >= MOST_KNOWN) known.clear();
    const key = copyText(text);
    known.set(key, word === text ? key : copyText(word));
  }
  return word;
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .replace(MARKS, '')
    .normalize('NFC')
    .replace(/[\s_\u00a0]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}

// The `in` of `Saldo in (CHF)` belongs to the currency, that of `Paid in (£)` and `Money in GBP` to the direction.
const IN_BRACKETS =
  /^(.*?)(?:(?<!\b(?:paid|money|cash|funds|transfers?|payments?|amount|value|coming|exchange)) in)?\s*[([]\s*(?:(?:in|em|en|w|v) )?([^()[\]]+?)\s*[)\]]$/;
const BEHIND =
  /^(.*?)[ ,-](?:(?:(?<!\b(?:paid|money|cash|funds|transfers?|payments?|coming)[ ,-])in|i|en|w|v|em|im) )?([^\s()[\]]+)$/;
const GLUED = /^(.*[a-z])(r\$|us\$|[$€¤£¥₹])$/;

export interface NameOfColumn {
  /** The plain word, without a currency at its end. */
  readonly name: string;
  /** The code of the currency at the end of the name; of several that it may stand for, the first. */
  readonly currency: string | undefined;
  /** All that it may stand for: `$`, `kr` and `pesos` are those of several countries. */
  readonly currencies: readonly string[];
}

/** The name of a column: `Betrag (€)`, `Belastung in CHF` and `Débit euros` lose their currency. */
export function headerName(cell: string): NameOfColumn {
  // Some number their columns: `(4)Amount`.
  const word = plainWord(cell).replace(/^\(\d{1,2}\) ?/, '');
  if (word !== '' && currenciesOf(word) !== undefined) return named('', currenciesOf(word));
  for (const form of [IN_BRACKETS, BEHIND, GLUED]) {
    const [, name = '', behind = ''] = form.exec(word) ?? [];
    const currencies = behind === '' ? undefined : currenciesOf(behind);
    // `CAD$`
    const own = currencies === undefined ? undefined : currenciesOf(name);
    if (own !== undefined) return named('', own);
    if (currencies !== undefined && name !== '') return named(name.replace(/[\s,-]+$/, ''), currencies);
  }
  return named(word, []);
}

function named(name: string, currencies: readonly string[] = []): NameOfColumn {
  return { name, currency: currencies[0], currencies };
}

function currenciesOf(word: string): readonly string[] | undefined {
  const code = word.length === 3 ? currencyCode(word.toUpperCase()) : undefined;
  return code === undefined ? (CURRENCY_NAMES[word] ?? CURRENCY_SIGNS[word]) : [code];
}
