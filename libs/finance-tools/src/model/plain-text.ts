// NUL and half of a surrogate pair: a database in UTF-8 can hold neither.
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** True for text that can be stored and given back as it is. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Without blanks around it, and with one for each run of blanks inside. */
export function singleBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
