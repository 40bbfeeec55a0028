// In this order, which that of the bundle follows, Portuguese and Spanish are near enough for gzip to find what they share.
import en from './catalogues/en.json';
import pt from './catalogues/pt.json';
import es from './catalogues/es.json';
import fr from './catalogues/fr.json';
import type { LanguageCode } from './language-in-force';

/** The key of a text; the same in each catalogue. */
export type Key = keyof typeof en;

/**
 * A text with placeholders such as `{amount}`, or one for each plural category of the language (`Intl.PluralRules`), chosen by
 * the placeholder `{count}`.
 */
export type Template = string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>;

export const CATALOGUES: Readonly<Record<LanguageCode, Readonly<Record<Key, Template>>>> = { en, pt, es, fr };
