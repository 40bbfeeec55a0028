// Unicode's white space and what JavaScript trims; no-break blanks are among both.
const WHITE_SPACE = /[\s\p{White_Space}]+/gu;

/** Text in composed form (NFC), every run of white space one blank, none at the ends. */
export function collapseWhiteSpace(text: string): string {
  return text.normalize('NFC').replace(WHITE_SPACE, ' ').trim();
}
