/** White space of any script; NEL is white space in Unicode, but not in JavaScript. */
const NOT_BLANK = /[^\s\p{White_Space}]/u;
const WHITE_SPACE_RUNS = /[\s\p{White_Space}]+/gu;

/** True for text that is empty or only white space. */
export function isBlank(text: string): boolean {
  return !NOT_BLANK.test(text);
}

/** Without white space at the ends, and with one space for every run of it inside. */
export function withoutExtraSpace(text: string): string {
  return text.replace(WHITE_SPACE_RUNS, ' ').replace(/^ | $/g, '');
}

/** False for text that Postgres cannot hold: with NUL or a lone surrogate. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** True when the text has `shortest` to `longest` code points. */
export function isWithin(text: string, shortest: number, longest: number): boolean {
  // A code point takes one or two UTF-16 units: text that is far too long need not be counted.
  if (text.length > longest * 2) return false;
  const { length } = [...text];
  return length >= shortest && length <= longest;
}

/**
 * Compares by code points, as UTF-8 bytes and the database's `C` collation do; JavaScript itself compares UTF-16 units.
 */
export function byCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
