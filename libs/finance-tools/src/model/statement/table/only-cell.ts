import { cleanText } from '../cells/clean-text';

/** The text of a line that has only one, with its column. */
export function onlyCell(cells: readonly string[]): { readonly text: string; readonly index: number } | undefined {
  let only: number | undefined;
  for (let index = 0; index < cells.length; index += 1) {
    const cell = cells[index] as string;
    if (cell === '' || cell.trim() === '') continue;
    if (only !== undefined) return undefined;
    only = index;
  }
  return only === undefined ? undefined : { text: cleanText(cells[only] as string), index: only };
}
