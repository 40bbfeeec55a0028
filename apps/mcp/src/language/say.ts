import es from './sentences/es.json';
import fr from './sentences/fr.json';
import pt from './sentences/pt.json';
import { filled, languageInForce } from './language';

/** By the English sentence, as it stands in the sources. */
export const SENTENCES = { pt, es, fr } as const satisfies Record<string, Readonly<Record<string, string>>>;

/**
 * A sentence that is written in English where it is said, in the language in force. Helps and messages of commands are said so,
 * and nothing counts in them; what does has a key of the catalogues (`t`).
 */
export function say(
  english: string,
  values: Readonly<Record<string, string | number | null | undefined>> = {},
): string {
  const texts = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value ?? '')]));
  const language = languageInForce();
  if (language === 'en') return filled(english, texts);
  const sentences: Readonly<Record<string, string>> = SENTENCES[language];
  return filled(sentences[english] ?? english, texts);
}
