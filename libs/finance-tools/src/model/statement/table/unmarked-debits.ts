import type { ColumnProfile } from './column-profile';
import type { ColumnsSeen } from './columns-seen';
import type { TableColumns } from './table-columns';

const CREDIT_MARK = /^(?:cr|crdt|credit)\.?$/i;

/** Where statements of cards mark credits only, all others are debits: in a column of directions, or behind the amounts. */
export function unmarkedDebits(
  { amounts }: TableColumns,
  { profiles, lines }: ColumnsSeen,
): { readonly isBlankDebit: boolean; readonly unmarkedDebits: readonly number[] } {
  const directed = amounts.find((source) => source.kind === 'directed');
  const directions = directed === undefined ? undefined : profiles[directed.direction];
  const areUnsigned = directed !== undefined && profiles[directed.column]?.negative === 0;
  const unmarked = amounts.flatMap((source) => {
    const cells = source.kind === 'amount' ? profiles[source.column] : undefined;
    const isMarked = cells !== undefined && cells.negative === 0 && cells.credits > 0 && cells.credits < cells.nonZero;
    return source.kind === 'amount' && isMarked ? [source.column] : [];
  });
  return {
    isBlankDebit: areUnsigned && directions !== undefined && areCreditsOnly(directions, lines),
    unmarkedDebits: unmarked,
  };
}

/** Whether all filled cells say credit and others are blank. */
function areCreditsOnly({ ins, filled }: ColumnProfile, lines: number): boolean {
  return ins > 0 && ins === filled && filled < lines;
}

/** The same in a column whose name does not say that it tells debits from credits. */
export function areCreditMarks(cells: ColumnProfile, lines: number): boolean {
  if (!areCreditsOnly(cells, lines)) return false;
  for (const value of cells.values) if (!CREDIT_MARK.test(value)) return false;
  return true;
}
