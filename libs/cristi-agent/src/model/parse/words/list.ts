/** Entries of a list that is written with commas, each folded, its words separated by one blank. */
export function list(text: string): string[] {
  return text.split(',').flatMap((entry) => {
    const words = entry.trim().replace(/\s+/g, ' ');
    return words === '' ? [] : [words];
  });
}

/** Values by word: `{ 2: 'dos two' }` gives two entries. */
export function valuesByWord(table: Readonly<Record<number, string>>): [string, number][] {
  return Object.entries(table)
    .flatMap(([value, words]) => words.split(' ').map((word) => [word, Number(value)] as const))
    .map(([word, value]) => [word, value]);
}
