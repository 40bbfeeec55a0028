export const CHAT_LANGUAGES = ['es', 'en'] as const;
/** A language in which a chat is answered. */
export type ChatLanguage = (typeof CHAT_LANGUAGES)[number];
