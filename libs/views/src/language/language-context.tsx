import { createContext, type ComponentChildren } from 'preact';
import { useContext } from 'preact/hooks';

import type { Key } from './catalogues';
import { createLanguage, PLACEHOLDER, type Language } from './language';
import { languageInForce } from './language-in-force';

const LanguageContext = createContext<Language>(createLanguage(languageInForce({ candidates: [] })));

/** What is inside is shown in this language. */
export const LanguageProvider = LanguageContext.Provider;

export function useLanguage(): Language {
  return useContext(LanguageContext);
}

interface PhraseProps {
  readonly of: Key;
  /** What stands for each placeholder. */
  readonly values: Readonly<Record<string, ComponentChildren>>;
}

/** A text whose placeholders are filled in with elements, in the order of the language. */
export function Phrase({ of, values }: PhraseProps) {
  const parts = useLanguage().templateOf(of).split(PLACEHOLDER);
  return <>{parts.map((part, index) => (index % 2 === 0 ? part : values[part]))}</>;
}
