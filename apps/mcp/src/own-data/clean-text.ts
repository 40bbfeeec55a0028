/**
 * Text of a person or a file on one line: control, bidirectional and line-breaking characters and all blanks become one blank
 * between words.
 */
export function cleanText(text: string): string {
  // The formatting characters of Unicode that reorder text; joiners within words and emoji stay.
  return text
    .replace(/[\s\p{Cc}\p{Z}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu, ' ')
    .replace(/^ | $/g, '');
}

/** The first of some texts that shows anything, cleaned. */
export function shownText(...texts: readonly (string | undefined)[]): string {
  return texts.map((text) => cleanText(text ?? '')).find((text) => text !== '') ?? '-';
}
