import { filled, translationInForce } from './language';

/**
 * A sentence that is written in English where it is said, in the language in force. Helps and messages of commands are said so,
 * and nothing counts in them; what does has a key of the catalogues (`t`).
 */
export function say(
  english: string,
  values: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));
  return filled(translationInForce()?.sentences[english] ?? english, texts);
}
