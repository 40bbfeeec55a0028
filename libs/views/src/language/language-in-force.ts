/** The languages that there is a catalogue of. Each has the locale that stands in where the caller has none in it. */
const DEFAULT_LOCALES = { en: 'en-GB', pt: 'pt-BR', es: 'es-MX', fr: 'fr-FR' } as const;

export type LanguageCode = keyof typeof DEFAULT_LOCALES;

/** The language that is shown, and the locale by which numbers and dates are written. */
export interface LanguageInForce {
  readonly language: LanguageCode;
  /** A BCP 47 tag, such as `fr-CH`. */
  readonly locale: string;
}

interface Preferences {
  /** The language that the household has set. */
  readonly set?: LanguageCode | null | undefined;
  /** The tags that the caller prefers, best first: those of a browser, or that of a host. Tags that are none are passed over. */
  readonly candidates: readonly string[];
}

/** What is set, else the first language of the caller that there is a catalogue of, else English. */
export function languageInForce({ set, candidates }: Preferences): LanguageInForce {
  const tags = candidates.flatMap(parseTag);
  const language = set ?? tags.map((tag) => tag.language).find(hasCatalogue) ?? 'en';
  const own = tags.find((tag) => tag.language === language);
  return { language, locale: own?.baseName ?? DEFAULT_LOCALES[language] };
}

function hasCatalogue(language: string): language is LanguageCode {
  return Object.hasOwn(DEFAULT_LOCALES, language);
}

function parseTag(tag: string): Intl.Locale[] {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
}
