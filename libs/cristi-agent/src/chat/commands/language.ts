import type { ChatLanguage } from '../../model/chat-language';
import { fold } from '../../model/text/fold';
import { told, type Command } from '../reply';
import { sayIn } from '../sentences/sentences';

const LANGUAGES: ReadonlyMap<string, ChatLanguage> = new Map([
  ['es', 'es'],
  ['espanol', 'es'],
  ['spanish', 'es'],
  ['en', 'en'],
  ['ingles', 'en'],
  ['english', 'en'],
]);

/** `idioma en`: the language of this chat. */
export const language: Command = async ({ rest }, context) => {
  const chosen = LANGUAGES.get(fold(rest));
  if (chosen === undefined) return told(context, context.say('languageUnknown'));
  return { reply: { text: sayIn(chosen)('languageSet') }, state: { ...context.state, language: chosen } };
};
