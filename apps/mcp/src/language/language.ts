import { CATALOGUES, DEFAULT_LOCALES, type Key, type LanguageCode } from './catalogues';
import { TRANSLATIONS, type Translation } from './translations';

interface LanguageInForce {
  readonly language: LanguageCode;
  /** A BCP 47 tag, such as `fr-CH`. */
  readonly locale: string;
  /** Undefined in English, which the sources say. */
  readonly translation: Translation | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What a person at the command line reads is in one language, as long as the process runs. */
let inForce: LanguageInForce = { language: 'en', locale: DEFAULT_LOCALES.en, translation: undefined };
/** A flag or a variable decides; what the household has set comes after it. */
let isFixed = false;

/** Chooses the language of a command line: the flag, the variable, that of the shell, English. */
export async function chooseLanguage(args: readonly string[], environment: Environment): Promise<void> {
  const index = args.findIndex((arg) => arg === '--language' || arg.startsWith('--language='));
  const flag = index === -1 ? undefined : (args[index]?.split('=')[1] ?? args[index + 1]);
  const fixed = [flag, environment['BURSAR_LANGUAGE']].find(isLanguage);
  isFixed = fixed !== undefined;
  const shell = shellLocale(environment);
  const spoken = shell === undefined ? undefined : languageOf(shell);
  await use(fixed ?? spoken ?? 'en', shell);
}

/** The language that the household has set, unless a flag or a variable decides. */
export async function useSetLanguage(language: LanguageCode | null): Promise<void> {
  if (language !== null && !isFixed) await use(language, shellLocale(process.env));
}

export function languageInForce(): LanguageCode {
  return inForce.language;
}

export function translationInForce(): Translation | undefined {
  return inForce.translation;
}

export function locale(): string {
  return inForce.locale;
}

/** Values by the name of their placeholder. Numbers are written by the locale. */
type Values = Readonly<Record<string, string | number>>;

/** A placeholder of a template. */
export const PLACEHOLDER = /\{(\w+)\}/g;

/** The text of a key in the language in force. */
export function t(key: Key, values: Values = {}): string {
  const template = CATALOGUES[inForce.language][key];
  const plural = new Intl.PluralRules(inForce.locale).select(Number(values['count'] ?? 0));
  return filled(typeof template === 'string' ? template : (template[plural] ?? template.other ?? ''), values);
}

/** A template of the language in force with its values. */
export function filled(template: string, values: Values): string {
  // In France a narrow space comes before two-part punctuation; in Switzerland there is none.
  const isSwiss = new Intl.Locale(inForce.locale).region === 'CH';
  const spaced = isSwiss ? template.replaceAll(/\u202f(?=[:;!?])/g, '') : template;
  return spaced.replaceAll(PLACEHOLDER, (_, name: string) => {
    const value = values[name] ?? '';
    return typeof value === 'number' ? new Intl.NumberFormat(inForce.locale).format(value) : value;
  });
}

/** "a, b and c" */
export function listed(parts: readonly string[]): string {
  return new Intl.ListFormat(inForce.locale, { type: 'conjunction' }).format(parts);
}

async function use(language: LanguageCode, shell: string | undefined): Promise<void> {
  const isOwn = shell !== undefined && languageOf(shell) === language;
  const translation = language === 'en' ? undefined : await TRANSLATIONS[language]();
  inForce = { language, locale: isOwn ? shell : DEFAULT_LOCALES[language], translation };
}

/** The tag of LC_ALL, LC_MESSAGES or LANG, the first that is set. */
function shellLocale({ LC_ALL, LC_MESSAGES, LANG }: Environment): string | undefined {
  const [name = ''] = ([LC_ALL, LC_MESSAGES, LANG].find(Boolean) ?? '').split(/[.@]/);
  try {
    return new Intl.Locale(name.replaceAll('_', '-')).baseName;
  } catch {
    return undefined;
  }
}

function languageOf(tag: string): LanguageCode | undefined {
  return [new Intl.Locale(tag).language].find(isLanguage);
}

/** Whether there is a catalogue of the language. */
export function isLanguage(code: string | undefined): code is LanguageCode {
  return code !== undefined && Object.hasOwn(DEFAULT_LOCALES, code);
}
