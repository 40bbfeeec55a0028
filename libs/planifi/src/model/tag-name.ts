import { isStorable, isWithin, withoutExtraSpace } from './text';

/** A tag's name as it is shown, and the key that all spellings of the same tag share. */
export interface TagName {
  readonly name: string;
  /** Lower case by Unicode's default mapping, independent of the locale; accents count. */
  readonly key: string;
}

const LONGEST = 80;

/** Normalizes the name of a tag; `undefined` when it is blank, longer than 80 code points or cannot be stored. */
export function parseTagName(text: string): TagName | undefined {
  if (!isStorable(text)) return undefined;
  const name = withoutExtraSpace(text.normalize('NFC'));
  // Lower case may decompose a letter that NFC composes.
  return isWithin(name, 1, LONGEST) ? { name, key: name.toLowerCase().normalize('NFC') } : undefined;
}

/** One name for each key: the first spelling given. */
export function distinctTagNames(names: readonly TagName[]): TagName[] {
  const byKey = new Map<string, TagName>();
  for (const name of names) if (!byKey.has(name.key)) byKey.set(name.key, name);
  return [...byKey.values()];
}
