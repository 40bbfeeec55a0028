import { parseAmountCell, unitsOf } from '../cells/amount-cell';
import { dayOf, parseDateCell } from '../cells/date-cell';
import { plainWord } from '../cells/plain-word';
import type { Line } from './line';
import { asHeld, balanceOf, pairSums } from './line-figures';
import { readAmount, UnreadableAmount } from './read-amount';
import type { TableReading } from './table-reading';
import { isBlank, type TableRow } from './table-rows';
import type { BalanceWord } from './vocabulary/balance-words';

/** A balance stands in its column, else where amounts do, else in the first cell that holds money. */
export function balanceLine(row: TableRow, word: BalanceWord, reading: TableReading, day: string | undefined): Line {
  const { cells } = row;
  const isTotal = word.kind === 'total' || word.kind === 'in' || word.kind === 'out';
  let units = balanceOf(cells, reading);
  let out: bigint | undefined, into: bigint | undefined;
  try {
    const amount = readAmount(cells, { ...reading, isInverted: false });
    if (reading.amount.kind === 'pair' && !isBlank(cells)) [out, into] = pairSums(cells, reading);
    units = isTotal ? (amount ?? units) : (units ?? asHeld(amount, reading));
  } catch (error) {
    if (!(error instanceof UnreadableAmount)) throw error;
    if (reading.amount.kind === 'pair') [out, into] = pairSums(cells, reading);
  }
  units ??= isTotal ? firstMoney(cells, reading) : asHeld(firstMoney(cells, reading), reading);
  if (!isTotal && units !== undefined && units > 0n && cells.some(isOverdrawn)) units = -units;
  const other = day ?? firstDay(cells, reading);
  return { ...row, kind: 'balance', word, units, out, in: into, day: other };
}

/** `SOLDE DEBITEUR`: printed without a sign, as its words say that it is below zero. */
function isOverdrawn(cell: string): boolean {
  return /\b(?:debiteur|debitore|deudor|devedor)\b/.test(plainWord(cell));
}

function firstMoney(cells: readonly string[], reading: TableReading): bigint | undefined {
  for (const cell of cells) {
    if (parseDateCell(cell) !== undefined) continue;
    const amount = parseAmountCell(cell.trim());
    const units = amount === undefined ? undefined : unitsOf(amount, reading.balanceSeparator);
    if (units !== undefined) return units;
  }
  return undefined;
}

function firstDay(cells: readonly string[], { order, shortYears }: TableReading): string | undefined {
  for (const cell of cells) {
    const found = parseDateCell(cell) ?? parseDateCell(/\d{1,4}[-./]\d{1,2}[-./]\d{1,4}/.exec(cell)?.[0] ?? '');
    const day = found === undefined ? undefined : dayOf(found, order, shortYears);
    if (day !== undefined) return day;
  }
  return undefined;
}
