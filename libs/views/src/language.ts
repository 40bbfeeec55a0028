export { CATALOGUES, type Key } from './language/catalogues';
export { createLanguage, type Language, type Translate } from './language/language';
export { languageInForce, type LanguageCode } from './language/language-in-force';
export { refusalInError, RefusedCall } from './tools/refusal';
