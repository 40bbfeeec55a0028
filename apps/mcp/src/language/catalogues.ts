import en from './catalogues/en.json';
import es from './catalogues/es.json';
import fr from './catalogues/fr.json';
import pt from './catalogues/pt.json';

/** The key of a text; the same in each catalogue. */
export type Key = keyof typeof en;

/**
 * A text with placeholders such as `{amount}`, or one for each plural category of the language (`Intl.PluralRules`), chosen
 * by the placeholder `{count}`.
 */
type Template = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

/** The languages that there is a catalogue of. Each has the locale that stands in where the caller has none in it. */
export const DEFAULT_LOCALES = { en: 'en-GB', pt: 'pt-BR', es: 'es-MX', fr: 'fr-FR' } as const;

export type LanguageCode = keyof typeof DEFAULT_LOCALES;

export const CATALOGUES: Readonly<Record<LanguageCode, Readonly<Record<Key, Template>>>> = { en, pt, es, fr };
