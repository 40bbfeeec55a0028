import { parseAmountCell } from '../cells/amount-cell';
import { parseDateCell } from '../cells/date-cell';

/** Whether a line without a header has a day and an amount. */
export function isData(cells: readonly string[]): boolean {
  let [hasDay, hasAmount] = [false, false];
  for (const raw of cells) {
    const cell = raw.trim();
    if (cell === '' || cell.length > 60) continue;
    if (parseDateCell(cell) !== undefined) hasDay = true;
    else if (!hasAmount && /[.,+-]/.test(cell)) hasAmount = parseAmountCell(cell) !== undefined;
    else if (!hasAmount && cell.charCodeAt(0) === 1) hasAmount = true;
    if (hasDay && hasAmount) return true;
  }
  return false;
}
