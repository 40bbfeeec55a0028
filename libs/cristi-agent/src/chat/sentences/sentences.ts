import type { SentenceKey } from './sentence-key';
import type { ChatLanguage } from '../../model/chat-language';
import { ENGLISH } from './english';
import { SPANISH } from './spanish';

/** The catalogues: the same sentences with the same placeholders in each. */
export const SENTENCES: Readonly<Record<ChatLanguage, Readonly<Record<SentenceKey, string>>>> = {
  es: SPANISH,
  en: ENGLISH,
};

/** A sentence with its placeholders filled in. What users wrote must be sanitized before. */
export interface Say {
  (key: SentenceKey, values?: Readonly<Record<string, string | number>>): string;
  readonly language: ChatLanguage;
}

export function sayIn(language: ChatLanguage): Say {
  const say = (key: SentenceKey, values: Readonly<Record<string, string | number>> = {}) =>
    SENTENCES[language][key].replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
  return Object.assign(say, { language });
}
