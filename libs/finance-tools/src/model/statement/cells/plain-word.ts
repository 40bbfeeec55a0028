import { copyText } from '@bursar/toolkit';

import { CURRENCY_NAMES, CURRENCY_SIGNS, isCurrencyCode } from './currencies';

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
    .replace(/[\s_\u00a0]+/g, ' ')
    .replace(/ ?\/ ?/g, '/')
    .trim();
}

// The `in` of `Saldo in (CHF)` belongs to the currency, that of `Paid in (£)` and `Money in GBP` to the direction.
const IN_BRACKETS =
  /^(.*?)(?:(?<!\b(?:paid|money|cash|funds|transfers?|payments?|amount|value|coming|exchange)) in)?\s*[([]\s*(?:(?:in|em|en|w|v) )?([^()[\]]+?)\s*[)\]]$/;
const BEHIND =
  /^(.*?)[ ,-](?:(?:(?<!\b(?:paid|money|cash|funds|transfers?|payments?|coming)[ ,-])in|i|en|w|v|em|im) )?([^\s()[\]]+)$/;
const GLUED = /^(.*[a-z])(r\$|us\$|[$€£¥₹])$/;

export interface NameOfColumn {
  /** The plain word, without a currency at its end. */
  readonly name: string;
  /** The code of the currency at the end of the name. */
  readonly currency: string | undefined;
}

/** The name of a column: `Betrag (€)`, `Belastung in CHF` and `Débit euros` lose their currency. */
export function headerName(cell: string): NameOfColumn {
  const word = plainWord(cell);
  const currencyOnly = currencyOf(word);
  if (currencyOnly !== undefined && word !== '') return { name: '', currency: currencyOnly };
  for (const form of [IN_BRACKETS, BEHIND, GLUED]) {
    const [, name = '', behind = ''] = form.exec(word) ?? [];
    const currency = behind === '' ? undefined : currencyOf(behind);
    // `CAD$`
    const own = currency === undefined ? undefined : currencyOf(name);
    if (own !== undefined) return { name: '', currency: own };
    if (currency !== undefined && name !== '') return { name: name.replace(/[\s,-]+$/, ''), currency };
  }
  return { name: word, currency: undefined };
}

function currencyOf(word: string): string | undefined {
  const code = word.toUpperCase();
  if (code.length === 3 && isCurrencyCode(code)) return code;
  return CURRENCY_NAMES[word] ?? CURRENCY_SIGNS[word]?.[0];
}
