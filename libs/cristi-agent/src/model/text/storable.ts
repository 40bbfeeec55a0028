/** True for text that PostgreSQL can store: without NUL and without halves of surrogate pairs. */
export function isStorable(text: string): boolean {
  return !text.includes('\0') && !/\p{Surrogate}/u.test(text);
}
