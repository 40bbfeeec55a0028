import { parseAmountCell } from '../cells/amount-cell';
import { cleanText } from '../cells/clean-text';
import { isCurrencyCode } from '../cells/currencies';
import { parseDateCell } from '../cells/date-cell';
import type { TableReading } from './table-reading';
import { balanceWord, mayBeBalance, type BalanceWord } from './vocabulary/balance-words';

/** The word that is the whole text of a line, looked for where its first text may begin one. */
export function wordOfLine(
  cells: readonly string[],
  { columns, amount }: TableReading,
  hasDay: boolean,
): BalanceWord | undefined {
  const named = hasDay ? textsOf(cells, columns) : [];
  // A balance with a day may have its word in a column that is no text of an entry.
  const texts = named.length > 0 ? named : otherTexts(cells, columns, amount);
  const [first] = texts;
  if (first === undefined || !mayBeBalance(first)) return undefined;
  const unique = [...new Set(texts)];
  return balanceWord(unique.join(' ')) ?? (unique.length > 1 && hasDay ? undefined : balanceWord(first));
}

function textsOf(
  cells: readonly string[],
  { payeesOut, descriptions, references, kinds }: TableReading['columns'],
): string[] {
  const found: string[] = [];
  for (const list of [payeesOut, descriptions]) for (const index of list) push(found, cells[index]);
  if (found.length === 0) for (const list of [references, kinds]) for (const index of list) push(found, cells[index]);
  return found;
}

function push(found: string[], cell: string | undefined): void {
  if (cell !== undefined && cell !== '' && cell.trim() !== '') found.push(cleanText(cell));
}

/** All texts of a line, wherever they stand; a currency or a direction is none. */
function otherTexts(
  cells: readonly string[],
  { account, id }: TableReading['columns'],
  amount: TableReading['amount'],
): string[] {
  const direction = amount.kind === 'directed' ? amount.direction : undefined;
  return cells.flatMap((raw, index) => {
    if (raw === '' || index === account || index === id || index === direction) return [];
    const cell = cleanText(raw);
    const isText =
      /\p{L}/u.test(cell) &&
      !isCurrencyCode(cell) &&
      parseAmountCell(cell) === undefined &&
      parseDateCell(cell) === undefined;
    return isText ? [cell] : [];
  });
}
