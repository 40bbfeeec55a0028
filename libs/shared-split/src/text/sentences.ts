import { voice } from './voice';
import en from './sentences/en.json';
import es from './sentences/es.json';
import fr from './sentences/fr.json';

/** By the Portuguese words of the contract, as they stand in the sources. */
export const SENTENCES = { en, es, fr } as const satisfies Record<string, Readonly<Record<string, string>>>;

/** Words of the contract in the language that the household has set; without one as they are. */
export function inLanguage(words: string): string {
  const { language = 'pt' } = voice();
  if (language === 'pt') return words;
  const sentences: Readonly<Record<string, string>> = SENTENCES[language];
  return sentences[words] ?? words;
}
