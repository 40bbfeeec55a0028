import { parseAmountCell } from './amount-cell';

/** What stands for a character that could not be decoded, and how that looks once it was taken for three letters itself. */
const LOST = /\ufffd|\u00ef\u00bf\u00bd/;
const ALL_LOST = new RegExp(LOST, 'g');

export const EXPORT_AGAIN = 'export the statement again, as UTF-8';

/** Whether a sign beside an amount, of a currency most often, was lost when the file was saved. */
export function hasLostSign(cell: string): boolean {
  return LOST.test(cell) && parseAmountCell(cell.replace(ALL_LOST, '').trim()) !== undefined;
}

/** Whether a character of the cell was lost, whatever stood there. */
export function isBroken(cell: string): boolean {
  return LOST.test(cell);
}
