import type { DecimalSeparator } from '../reading-arguments';
import { NO_DECIMALS, THREE_DECIMALS } from '../cells/currencies';
import type { ColumnProfile } from './column-profile';
import { settled, type Settled } from './settle-dates';

export interface SeparatorHints {
  readonly given: DecimalSeparator | undefined;
  readonly remembered: DecimalSeparator | undefined;
  readonly currency: string | undefined;
}

/** As many different amounts of three decimals, none of them a whole number without a mark, are no thousands. */
const TELLING_CELLS = 5;

/**
 * The decimal separator of amounts, and that of balances, each over its whole columns; where one settles nothing, the other
 * serves. `null` where no amount has a mark.
 */
export function settleSeparators(
  amounts: readonly ColumnProfile[],
  balances: readonly ColumnProfile[],
  hints: SeparatorHints,
): { readonly amounts: Settled<DecimalSeparator | null>; readonly balances: Settled<DecimalSeparator | null> } {
  const given =
    hints.given === undefined ? undefined : settled<DecimalSeparator | null>(hints.given, 'given', 'by the arguments');
  const [own, other] = [seen(amounts), seen(balances)];
  const balance = other ?? own ?? given;
  const amount = given ?? own ?? (hasOpen(amounts) ? other : undefined) ?? openMarks(amounts, hints);
  return {
    amounts: amount,
    balances: balance ?? (hasOpen(balances) && !hasOpen(amounts) ? openMarks(balances, hints) : amount),
  };
}

function seen(columns: readonly ColumnProfile[]): Settled<DecimalSeparator | null> | undefined {
  const count = (mark: DecimalSeparator) => columns.reduce((sum, { separators }) => sum + separators[mark], 0);
  const [points, commas] = [count('.'), count(',')];
  if (points === 0 && commas === 0) {
    const typed = columns.some(({ typed: cells, money }) => cells > 0 && cells === money);
    return typed ? settled<DecimalSeparator | null>('.', 'stated', 'the cells are numbers') : undefined;
  }
  if (points === commas) {
    return { value: '.', how: 'ambiguous', why: 'points and commas stand before decimals alike', options: ['.', ','] };
  }
  const mark = points > commas ? '.' : ',';
  const example = columns.find(({ separatorSeen }) => separatorSeen[mark])?.separatorSeen[mark];
  return settled<DecimalSeparator | null>(
    mark,
    'proven',
    example === undefined ? '' : `row ${example.row}: ${example.text}`,
  );
}

function hasOpen(columns: readonly ColumnProfile[]): boolean {
  return columns.some(({ open }) => open > 0);
}

function openMark(columns: readonly ColumnProfile[]): DecimalSeparator {
  const [cell = '.'] = columns.flatMap(({ openCells }) => [...openCells]);
  return cell.includes(',') ? ',' : '.';
}

/** Where the cells settle nothing: whole numbers, or a lone mark before three digits. */
function openMarks(
  columns: readonly ColumnProfile[],
  { currency, remembered }: SeparatorHints,
): Settled<DecimalSeparator | null> {
  if (!hasOpen(columns)) return settled<DecimalSeparator | null>(null, 'stated', 'no amount has decimals');
  const mark = openMark(columns);
  if (currency !== undefined && THREE_DECIMALS.has(currency)) {
    return settled<DecimalSeparator | null>(mark, 'stated', `${currency} has three decimals`);
  }
  const parting = new Set(
    columns.flatMap(({ openCells }) => [...openCells].map((cell) => (cell.includes(',') ? ',' : '.'))),
  );
  if (currency !== undefined && NO_DECIMALS.has(currency) && parting.size === 1) {
    const decimal = mark === ',' ? '.' : ',';
    return settled<DecimalSeparator | null>(decimal, 'stated', `${currency} has no decimals`);
  }
  if (remembered !== undefined) {
    return settled<DecimalSeparator | null>(remembered, 'remembered', 'as in the last statement of this layout');
  }
  const cells = [...new Set(columns.flatMap(({ openCells }) => [...openCells]))];
  const isEveryCell = columns.every(({ open, nonZero }) => open >= nonZero);
  const areCents = cells.every((cell) => cell.endsWith('0')) && cells.some((cell) => !cell.endsWith('000'));
  if (cells.length >= TELLING_CELLS && isEveryCell && areCents) {
    return settled<DecimalSeparator | null>(
      mark,
      'likely',
      'every amount has three digits behind the mark, the last a zero',
    );
  }
  return { value: '.', how: 'ambiguous', why: `${cells[0] ?? ''} can be read in two ways`, options: ['.', ','] };
}
