// White space of Unicode and of JavaScript's trim; both include no-break spaces.
const WHITE_SPACE = /[\s\p{White_Space}]+/gu;

/** Normalizes text to NFC with single blanks and none at the ends. */
export function collapseWhiteSpace(text: string): string {
  return text.normalize('NFC').replace(WHITE_SPACE, ' ').trim();
}
