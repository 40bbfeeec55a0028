/** What is said in a language, by the English sentence. */
export interface Translation {
  /** Of commands and helps, as it stands in the sources. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Of libraries, by the form of the sentence. */
  readonly refusals: Readonly<Record<string, string>>;
}

/** Loaded when their language is chosen: most processes say everything in one. */
export const TRANSLATIONS = {
  pt: () => translation(import('./sentences/pt.json'), import('./refusals/pt.json')),
  es: () => translation(import('./sentences/es.json'), import('./refusals/es.json')),
  fr: () => translation(import('./sentences/fr.json'), import('./refusals/fr.json')),
} as const;

type Loaded = Promise<{ readonly default: Readonly<Record<string, string>> }>;

async function translation(sentences: Loaded, refusals: Loaded): Promise<Translation> {
  return { sentences: (await sentences).default, refusals: (await refusals).default };
}
