/** White space of any script; NEL counts as white space in Unicode, not in JavaScript. */
const NOT_BLANK = /[^\s\p{White_Space}]/u;
const WHITE_SPACE_RUNS = /[\s\p{White_Space}]+/gu;

/** True for text of nothing but white space, the empty one included. */
export function isBlank(text: string): boolean {
  return !NOT_BLANK.test(text);
}

/** Without white space around it, and with one space for every run of it inside. */
export function withoutExtraSpace(text: string): string {
  return text.replace(WHITE_SPACE_RUNS, ' ').replace(/^ | $/g, '');
}

/** False for what a database cannot hold as it is: NUL, and half a character. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}

/** True when the text has `shortest` to `longest` code points. */
export function isWithin(text: string, shortest: number, longest: number): boolean {
  // A code point is one or two units of UTF-16; the first test spares counting what is far too long.
  if (text.length > longest * 2) return false;
  const { length } = [...text];
  return length >= shortest && length <= longest;
}

/** For sorting by code points, as UTF-8 bytes and the database's `C` collation do; JavaScript sorts by UTF-16 units. */
export function byCodePoints(one: string, other: string): number {
  return Buffer.compare(Buffer.from(one), Buffer.from(other));
}
