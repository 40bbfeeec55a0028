import { isLoose } from './amount-sources';
import { isOfCard } from './card-names';
import type { SettledTable } from './settle-table';

/**
 * Whether a table without names has a blank column beside its amounts, none of which has a sign: debits, or credits, may stand
 * there in another month.
 */
export function isHalfOfPair({ open, columns, way }: SettledTable): boolean {
  const source = columns.amounts[way.source];
  if (open.header !== undefined || source?.kind !== 'amount') return false;
  const { profiles, lines } = open.seen;
  const isBlank = (index: number) => profiles[index]?.filled === 0;
  const amounts = profiles[source.column];
  return (
    amounts?.filled === lines && amounts.negative === 0 && (isBlank(source.column - 1) || isBlank(source.column + 1))
  );
}

/** Whether a column that would tell debits from credits is blank throughout, beside amounts without a sign. */
export function isDirectionBlank({ open, columns, way }: SettledTable): boolean {
  const source = columns.amounts[way.source];
  if (source?.kind !== 'amount' || open.seen.profiles[source.column]?.negative !== 0) return false;
  const names = open.header?.cells ?? [];
  return names.some(
    ({ name, words }, index) =>
      words.some(({ role }) => role === 'direction') && !isLoose(name) && open.seen.profiles[index]?.filled === 0,
  );
}

/**
 * Whether a running balance leaves open what left and what came: that of an account is what is there, and that of a card what is
 * owed, which grows with purchases. Without names debits stand before credits; balances that say so too leave nothing open.
 */
export function isBalanceOfEither(table: SettledTable): boolean {
  const { open, columns, way, evaluated, options } = table;
  if (evaluated.status !== 'proven' || way.balance === undefined) return false;
  const source = columns.amounts[way.source];
  const { positive, negative } = evaluated.figures;
  if (source?.kind === 'pair') {
    const { debit, credit } = source;
    return open.header === undefined && columns.amounts.length > 1 && (debit ?? 0) > (credit ?? 0);
  }
  if (source?.kind !== 'amount' || options.amounts !== undefined || way.isOwed) return false;
  const isOpen = isOfCard(open) ? positive * 2 > positive + negative : isAgainstPlace(table);
  // What a card owes is printed above zero, an overdraft below.
  return isOpen && !hasNegativeBalances(table);
}

/** Whether one column of two, the other of which is blank, holds what its place does not say. */
function isAgainstPlace(table: SettledTable): boolean {
  const { open, columns, way, evaluated } = table;
  const source = columns.amounts[way.source];
  if (source?.kind !== 'amount' || !isHalfOfPair(table)) return false;
  const isBlank = (index: number) => open.seen.profiles[index]?.filled === 0;
  const [isCredit, isDebit] = [isBlank(source.column - 1), isBlank(source.column + 1)];
  const { in: into, out } = evaluated.figures.sums;
  return isCredit !== isDebit && (isDebit ? into > 0n : out < 0n);
}

function hasNegativeBalances({ open, way }: SettledTable): boolean {
  const cells = way.balance === undefined ? undefined : open.seen.profiles[way.balance];
  return cells !== undefined && cells.negative * 2 > cells.nonZero;
}
