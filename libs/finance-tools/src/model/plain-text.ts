// NUL and unpaired surrogates: a UTF-8 database can store neither.
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether the database can store the text unchanged. */
export function isStorable(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** A count and what is counted, which has a plural with `s`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Trims the text and collapses each run of whitespace to one space. */
export function singleBlanks(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
