import { parseAmountCell } from '../cells/amount-cell';
import { parseDateCell } from '../cells/date-cell';
import { headerCells, HEADER_LINES, type Header } from './find-header';
import { isData } from './data-line';
import { isBlank } from './table-rows';
import { MONEY_ROLES } from './vocabulary/words';

/** So many known names are no coincidence. */
const TELLING_NAMES = 3;

/**
 * A line of names above the first entry that says where amounts stand, and names the day by a word that nobody knows: what
 * its cells are tells the day.
 */
export function headerWithoutDay(lines: readonly (readonly string[])[]): Header | undefined {
  const first = lines.findIndex(isData);
  const line = first - 1;
  const record = lines[line];
  if (record === undefined || line >= HEADER_LINES || isBlank(record)) return undefined;
  if (record.some((cell) => parseAmountCell(cell.trim()) !== undefined)) return undefined;
  const cells = headerCells(record);
  const known = cells.filter(({ words }) => words.length > 0);
  const hasMoney = known.some(({ words }) => words.some(({ role }) => MONEY_ROLES.includes(role)));
  const header = { line, cells };
  const hasDay = columnsOfUnknownName(header).some((index) => parseDateCell((lines[first]?.[index] ?? '').trim()));
  return hasMoney && hasDay && known.length >= TELLING_NAMES ? header : undefined;
}

/** The columns whose names nobody knows. */
export function columnsOfUnknownName({ cells }: Header): readonly number[] {
  return cells.flatMap(({ words }, index) => (words.length === 0 ? [index] : []));
}
