import { isStorable, isWithin, withoutExtraSpace } from './text';

/** A tag's name as it is shown, and the key by which spellings of one name are the same tag. */
export interface TagName {
  readonly name: string;
  /** Lower case by Unicode's own rules, whatever the locale; accents count. */
  readonly key: string;
}

const LONGEST = 80;

/** The name that a text stands for; `undefined` when it is blank, longer than 80 code points or cannot be stored. */
export function parseTagName(text: string): TagName | undefined {
  if (!isStorable(text)) return undefined;
  const name = withoutExtraSpace(text.normalize('NFC'));
  // Lower case may take a letter apart that NFC has as one.
  return isWithin(name, 1, LONGEST) ? { name, key: name.toLowerCase().normalize('NFC') } : undefined;
}

/** One name for each key, the first spelling given. */
export function distinctTagNames(names: readonly TagName[]): TagName[] {
  const byKey = new Map<string, TagName>();
  for (const name of names) if (!byKey.has(name.key)) byKey.set(name.key, name);
  return [...byKey.values()];
}
