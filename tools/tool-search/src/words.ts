/** A text in lower case without accents, `createExpense` parted into two words. */
export function plain(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
}

/** The words of a text in their order: runs of a-z and 0-9 of the plain text. */
export function wordsOf(text: string): string[] {
  return plain(text).match(/[a-z0-9]+/g) ?? [];
}
