import { LANGUAGES, type Language } from './preferences';

/** The language in which a caller is answered, and the locale that formats amounts and dates for them. */
export interface LanguageInForce {
  readonly language: Language;
  /** A BCP 47 tag. */
  readonly locale: string;
}

/** The locales of callers whose own tag is of another language. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', pt: 'pt-BR', es: 'es-MX', fr: 'fr-FR' };

/** More languages than a browser's list has. */
const MAX_TAGS = 50;

/**
 * The language that is set, else the first of the caller's that is spoken, else English; with the caller's own tag of
 * that language as its locale, where they have one.
 *
 * @param tags the caller's languages, the preferred first.
 */
export function languageInForce(set: Language | null, tags: readonly string[]): LanguageInForce {
  const spoken = tags.flatMap(spokenTag);
  const language = set ?? spoken[0]?.language ?? 'en';
  return { language, locale: spoken.find((tag) => tag.language === language)?.locale ?? LOCALES[language] };
}

/** The languages of the header Accept-Language, the preferred first. */
export function acceptedLanguages(header: string | null | undefined): string[] {
  return (header ?? '')
    .split(',', MAX_TAGS)
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.map((text) => /^q=([01](?:\.\d{0,3})?)$/i.exec(text)?.[1]).find(Boolean);
      return { tag, weight: Number(weight ?? 1) };
    })
    .filter(({ tag, weight }) => tag !== '' && tag !== '*' && weight > 0)
    .sort((one, other) => other.weight - one.weight)
    .map(({ tag }) => tag);
}

/** The language of a shell: LC_ALL, LC_MESSAGES or LANG, the first that is set. */
export function shellLanguages(environment: Readonly<Record<string, string | undefined>>): string[] {
  const set = [environment['LC_ALL'], environment['LC_MESSAGES'], environment['LANG']].find(Boolean);
  const [name = ''] = (set ?? '').split(/[.@]/);
  return name === '' ? [] : [name.replaceAll('_', '-')];
}

function spokenTag(tag: string): LanguageInForce[] {
  let locale: Intl.Locale;
  try {
    locale = new Intl.Locale(tag);
  } catch {
    return [];
  }
  const language = LANGUAGES.find((known) => known === locale.language);
  // Without extensions, which may ask for other digits or another calendar.
  return language === undefined ? [] : [{ language, locale: locale.baseName }];
}
