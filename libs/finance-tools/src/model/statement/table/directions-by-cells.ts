import { parseAmountCell } from '../cells/amount-cell';
import { parseDateCell } from '../cells/date-cell';
import { plainWord } from '../cells/plain-word';
import { ownAccounts, sidesNamed, type SidesOfEntry } from './accounts-of-entry';
import { bankCodes, type BankCodes } from './bank-codes';
import type { ColumnProfile } from './column-profile';
import type { HeaderCell } from './find-header';
import type { OpenTable, TableInput } from './open-table';
import { signOf } from './read-amount';
import type { AmountSource, TableColumns } from './table-columns';
import type { DirectionWords } from './table-reading';
import type { TableRow } from './table-rows';
import { directionOf } from './vocabulary/words';

/** Columns that tell where amounts without a sign went, although none is a direction by its name and words. */
export interface DirectionsByCells {
  readonly columns: TableColumns;
  readonly words: DirectionWords;
  /** What may be debits, each list another way to read; none where nothing is open. */
  readonly candidates: readonly (readonly string[])[];
}

const [YES, NO] = [/^(?:true|yes|ja|oui|si|sí|sim|wahr|vrai)$/, /^(?:false|no|nein|nee|non|não|nao|falsch|faux)$/];
const CODES = /^(?:code|transaction code|type code|tran code|trans code|trans type|entry code|kind)$/;

export function directionsByCells(
  columns: TableColumns,
  input: TableInput,
  open: OpenTable,
  words: DirectionWords,
  rows: () => Iterable<TableRow>,
): DirectionsByCells {
  const plain = { columns, words, candidates: [] };
  const { header, seen, given } = open;
  const [first] = columns.amounts;
  if (header === undefined || first === undefined || first.kind === 'pair') return plain;
  const amounts = columns.amounts.flatMap((source) => (source.kind === 'pair' ? [] : [source.column]));
  const sides = sidesNamed(header.cells);
  if (given.columns?.direction === null) return plain;
  if (given.columns?.direction !== undefined)
    return isOfSides(first, sides) ? bySides(columns, sides, words, rows) : plain;
  const isSigned = amounts.some((column) => seen.profiles[column]?.negative !== 0);
  const isUnderstood = first.kind === 'directed' && seen.profiles[first.direction]?.isDirection === true;
  if (isUnderstood || isSignKnown(input, open)) return plain;
  // A direction that does not tell everything is better than a choice, unless an answer made it one.
  const isFree = (index: number) => first.kind === 'amount' || first.direction === index;
  if (sides !== undefined) {
    const directions = bySides(columns, sides, words, rows);
    // Banks whose amounts have signs name the other side alone: only senders stand where nothing left.
    const isHalf = [sides.from, sides.to].some((index) => seen.profiles[index]?.filled === 0);
    const isOpen = directions.candidates.length > 0 && (isSigned || isHalf || !isFree(sides.from));
    return isOpen || (isSigned && areSignsTelling(directions, rows)) ? plain : directions;
  }
  if (isSigned) return plain;
  const direct = (direction: number) => amounts.map((column) => ({ kind: 'directed', column, direction }) as const);
  const flag = flagColumn(header.cells, seen.profiles);
  if (flag !== undefined && isFree(flag.index))
    return {
      ...plain,
      columns: { ...columns, amounts: direct(flag.index) },
      words: { ...words, letters: flag.letters },
    };
  const codes = codeColumn(header.cells, seen.profiles, open.remembered?.columns?.direction !== undefined);
  if (codes === undefined || !isFree(codes.index)) return plain;
  // A transfer may go the other way in the next file: what was answered about the last one is not remembered.
  const answered = given.debit_values ?? undefined;
  const candidates = answered === undefined ? debitsOfCodes(codes) : [];
  return {
    columns: { ...columns, amounts: direct(codes.index) },
    words: debitsOnly(answered ?? candidates[0] ?? codes.out),
    candidates,
  };
}

function isOfSides(first: AmountSource, sides: SidesOfEntry | undefined): sides is SidesOfEntry {
  return first.kind === 'directed' && first.direction === sides?.from;
}

/** By the own account, which all lines name; the others are whom the money went to or came from. */
function bySides(
  columns: TableColumns,
  sides: SidesOfEntry,
  words: DirectionWords,
  rows: () => Iterable<TableRow>,
): DirectionsByCells {
  const found = ownAccounts(rows(), sides, (line) => hasDayAndAmount(line, columns));
  const own = found.own === undefined ? undefined : debitsOnly([found.own]);
  const settled = words.debitValues === undefined ? own : words;
  const amounts = columns.amounts.flatMap((source) =>
    source.kind === 'pair'
      ? []
      : [{ kind: 'directed', column: source.column, direction: sides.from, into: sides.to } as const],
  );
  const others = columns.descriptions.filter((index) => index !== sides.from && index !== sides.to);
  const isNameless = columns.payeesOut.length === 0 && others.length === 0;
  const payees = isNameless ? { payeesOut: [sides.to], payeesIn: [sides.from], descriptions: [] } : {};
  return {
    columns: { ...columns, ...payees, amounts },
    words: settled ?? debitsOnly(found.candidates.slice(0, 1)),
    candidates: settled === undefined ? found.candidates.map((one) => [one]) : [],
  };
}

/** Whether most amounts that left the own account stand below zero: others say by that that they were given back. */
function areSignsTelling({ columns, words }: DirectionsByCells, rows: () => Iterable<TableRow>): boolean {
  const [source] = columns.amounts;
  let [below, above] = [0, 0];
  if (source?.kind !== 'directed') return true;
  for (const { cells } of rows()) {
    const amount = parseAmountCell((cells[source.column] ?? '').trim());
    if (amount === undefined || !/[1-9]/.test(amount.digits) || signOf(cells, source, words) !== -1) continue;
    if (amount.isNegative) below += 1;
    else above += 1;
  }
  return below > above;
}

/** A column of yes and no whose name is a direction: `Income` with `true` and `false`. */
function flagColumn(header: readonly HeaderCell[], profiles: readonly ColumnProfile[]) {
  for (const [index, { name }] of header.entries()) {
    const sign = directionOf(name.replace(/^is ?/, ''));
    const values = [...(profiles[index]?.values ?? [])].map((value) => value.toLowerCase());
    const isFlag = values.length === 2 && values.every((value) => YES.test(value) || NO.test(value));
    if (sign === undefined || !isFlag) continue;
    const opposite = sign === 1 ? -1 : 1;
    return { index, letters: new Map(values.map((value) => [value, YES.test(value) ? sign : opposite] as const)) };
  }
  return undefined;
}

function codeColumn(header: readonly HeaderCell[], profiles: readonly ColumnProfile[], isKnown: boolean) {
  for (const [index, { name, words }] of header.entries()) {
    const isNamed = CODES.test(name) || words.some(({ role }) => role === 'direction' || role === 'kind');
    const codes = isNamed ? bankCodes(profiles[index]?.values ?? new Set(), isKnown) : undefined;
    if (codes !== undefined) return { index, ...codes };
  }
  return undefined;
}

/** With each code that may be either: as a debit, and as a credit. */
function debitsOfCodes({ out, open }: BankCodes): readonly (readonly string[])[] {
  const [one, other, ...more] = open;
  if (one === undefined) return [];
  if (other === undefined || more.length > 0) return [[...out, ...open], out];
  return [[...out, one, other], [...out, one], [...out, other], out];
}

/** Cells that mean that money left; all others mean that it came. */
export function debitsOnly(values: readonly string[]): DirectionWords {
  return { debitValues: new Set(values.map(plainWord)), letters: undefined };
}

/** Whether somebody answered what the signs of these amounts are. */
function isSignKnown({ settings }: TableInput, { given, remembered }: OpenTable): boolean {
  if ((settings.amounts ?? 'auto') !== 'auto' || given.amounts) return true;
  const hadDirection = remembered?.columns?.direction !== undefined;
  return remembered?.sure?.includes('amounts') === true && !hadDirection;
}

function hasDayAndAmount(cells: readonly string[], columns: TableColumns): boolean {
  const { bookingDate, transactionDate, valueDate, amounts } = columns;
  const at = (index: number | undefined) => (index === undefined ? '' : (cells[index] ?? '').trim());
  const hasDay = [bookingDate, transactionDate, valueDate].some((index) => parseDateCell(at(index)) !== undefined);
  return hasDay && amounts.some((source) => source.kind !== 'pair' && parseAmountCell(at(source.column)) !== undefined);
}
