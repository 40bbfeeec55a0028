// NUL and unpaired surrogates: a UTF-8 database can store neither.
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether the database can store the text unchanged. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Trims the text and collapses each run of whitespace to one space. */
export function singleBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
