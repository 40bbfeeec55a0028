import { payeeKey } from '@bursar/finance-tools/learning';

import { KIND_OF_COLLECTION } from './kinds-of-tags';

/** What is used of the package's `dist/json/nsi.min.json`. */
export interface NameSuggestionIndex {
  readonly nsi: Readonly<Record<string, { readonly items: readonly Item[] }>>;
}

interface Item {
  readonly displayName: string;
  readonly matchNames?: readonly string[];
  readonly locationSet: { readonly include?: readonly unknown[] };
  readonly tags: Readonly<Record<string, string>>;
}

/** Names that a statement cannot show, or that are too short to say anything. */
const SHORTEST = 3;
/** A name in this many countries or more is taken to be one anywhere. */
const ANYWHERE = 12;

/**
 * Reduces the index to a line each of kind, countries and names, as payee keys: separated by tabs, commas and bars, in
 * order. `ordinary`: words of everyday language; a name that is one of them is left out, since most lines that begin
 * with it mean the word. Names in several kinds of one country are kept: they are found to say nothing.
 */
export function reduceIndex({ nsi }: NameSuggestionIndex, ordinary: ReadonlySet<string>): string {
  const lines = new Map<string, Set<string>>();
  for (const [collection, { items }] of Object.entries(nsi)) {
    const kind = KIND_OF_COLLECTION.get(collection);
    if (kind === undefined) continue;
    for (const item of items) {
      const line = `${kind}\t${countriesOf(item).join(',')}`;
      const names = lines.get(line) ?? new Set();
      lines.set(line, names);
      for (const key of namesOf(item)) if (isTelling(key, ordinary)) names.add(key);
    }
  }
  return [...lines]
    .filter(([, names]) => names.size > 0)
    .map(([line, names]) => `${line}\t${[...names].sort().join('|')}\n`)
    .sort()
    .join('');
}

function namesOf({ tags, matchNames = [] }: Item): string[] {
  const texts = [tags['name'], tags['brand'], ...matchNames].filter((text) => text !== undefined);
  return [...new Set(texts.map(payeeKey))];
}

function isTelling(key: string, ordinary: ReadonlySet<string>): boolean {
  return /^[a-z0-9 ]+$/.test(key) && key.length >= SHORTEST && !/^[\d ]+$/.test(key) && !ordinary.has(key);
}

/** In small letters, without parts of countries; none: anywhere. */
function countriesOf({ locationSet: { include = [] } }: Item): string[] {
  const countries = new Set<string>();
  for (const place of include) {
    // Continents, points on the map, and regions with names of their own.
    const country = typeof place === 'string' ? /^([a-z]{2})(?:$|[-.])/.exec(place)?.[1] : undefined;
    if (place === 'conus') countries.add('us');
    else if (country === undefined) return [];
    else countries.add(country === 'fx' ? 'fr' : country);
  }
  return countries.size >= ANYWHERE ? [] : [...countries].sort();
}
