import { foldWords } from '../fold-words';
import { MERCHANT_KINDS, type MerchantKind } from './merchant-kinds';
import { countriesOf } from './currency-countries';

/** What the table says about a payee. */
export interface KnownMerchant extends Pick<MerchantKind, 'kind' | 'plural'> {
  /** What of the payee's key is in the table: all of it or its leading words. */
  readonly matched: string;
  /** The chance of being right where the household's own lines say nothing. */
  readonly confidence: number;
  /** The category of this kind that a household with these categories would choose. */
  categoryAmong(categories: readonly string[]): string;
}

export interface Merchants {
  /** Undefined where neither the payee's key nor its leading words are known, or they mean several kinds. */
  kindOf(payeeKey: string, currency?: string): KnownMerchant | undefined;
}

interface Entry {
  readonly kind: string;
  /** Empty: anywhere. */
  readonly countries: readonly string[];
}

/** A name of fewer letters is taken only where it is all there is: too many words begin a line by chance. */
const SHORTEST_LEADING = 4;
const NAME_CONFIDENCE = 0.8;
const WORD_CONFIDENCE = 0.65;

/**
 * Reads the table of names (a line each of kind, countries and names, separated by tabs, commas and bars, as payee keys)
 * and that of telling words. Both match a payee's key as a whole or its leading words, never a part of a word.
 */
export function readMerchants(names: string, words: string): Merchants {
  const named = new Map<string, Entry[]>();
  let longest = 1;
  for (const [kind = '', countries = '', keys = ''] of linesOf(names).map((line) => line.split('\t'))) {
    const entry = { kind, countries: countries === '' ? [] : countries.split(',') };
    for (const key of keys.split('|')) {
      longest = Math.max(longest, key.split(' ').length);
      named.set(key, [...(named.get(key) ?? []), entry]);
    }
  }
  const told = new Map<string, string>();
  for (const [kind = '', list = ''] of linesOf(words).map((line) => line.split(': '))) {
    for (const word of list.split(' ')) told.set(word.replaceAll('+', ' '), kind);
  }
  return {
    kindOf: (payeeKey, currency) => {
      const leading = payeeKey.split(' ').slice(0, longest);
      for (let count = leading.length; count > 0; count -= 1) {
        const matched = leading.slice(0, count).join(' ');
        const isWhole = matched === payeeKey;
        if (!isWhole && matched.length < SHORTEST_LEADING) continue;
        const here = (named.get(matched) ?? []).filter((entry) => isIn(entry, currency));
        const kinds = new Set(here.map(({ kind }) => kind));
        // One name of several kinds says nothing.
        if (kinds.size > 1) return undefined;
        const kind = here[0]?.kind ?? told.get(matched);
        if (kind === undefined) continue;
        return known(kind, matched, here.length > 0 ? NAME_CONFIDENCE : WORD_CONFIDENCE);
      }
      return undefined;
    },
  };
}

function known(name: string, matched: string, confidence: number): KnownMerchant | undefined {
  const kind = MERCHANT_KINDS.get(name);
  if (kind === undefined) return undefined;
  return {
    kind: kind.kind,
    plural: kind.plural,
    matched,
    confidence,
    categoryAmong: (categories) => {
      const own = new Map([...categories].sort().map((category) => [foldWords(category), category]));
      const called = kind.categories.map((category) => own.get(foldWords(category)));
      return called.find((category) => category !== undefined) ?? kind.usual;
    },
  };
}

function isIn({ countries }: Entry, currency: string | undefined): boolean {
  if (countries.length === 0 || currency === undefined) return true;
  const using = countriesOf(currency);
  return using === undefined || countries.some((country) => using.includes(country));
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
