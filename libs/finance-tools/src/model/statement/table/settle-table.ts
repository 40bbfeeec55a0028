import { plainWord } from '../cells/plain-word';
import type { DateOrder, DecimalSeparator, KnownAccount } from '../reading-arguments';
import { waysOf, readingIn, columnsOf, type WayOfAmounts } from './candidates';
import { chosenWay, sampleOf } from './choose-way';
import { printedBefore } from './printed-before';
import { debitsOnly, directionsByCells } from './directions-by-cells';
import { headerCurrency, inCurrency, markedCurrencies, requireMarkedCurrency } from './table-currency';
import { chooseColumns } from './choose-columns';
import type { ColumnProfile } from './column-profile';
import { breaksMostly, evaluate, type Evaluated, type Evaluation } from './evaluate';
import { directionLetters } from './direction-letters';
import { oppositeWords } from './opposite-words';
import { withDirectionSigns } from './direction-signs';
import { hintsOfDates, shortYearsOf } from './hints-of-dates';
import { noEntries } from './no-entries';
import type { OpenTable, TableInput } from './open-table';
import { openOptions, type OpenOptions } from './open-options';
import { settleDateOrder, type Settled } from './settle-dates';
import { scaledColumns } from './scaled-amounts';
import { settleSeparators } from './settle-separators';
import { namedCells } from './split-cells';
import { AccountKeys } from './table-figures';
import { columnsSaid } from './columns-stated';
import { currenciesOfSides, withOwnCurrency } from './own-currency';
import { mappedIndexes } from './table-mapping';
import { amountsInCurrencies } from './other-currencies';
import { feeSignsOf } from './read-fee';
import type { TableColumns } from './table-columns';
import type { TableReading } from './table-reading';
import { tableRows } from './table-rows';
import { unmarkedDebits } from './unmarked-debits';

/** A table with everything settled that its lines and balances settle; the rest is open. */
export interface SettledTable {
  readonly open: OpenTable;
  readonly columns: TableColumns;
  readonly reading: TableReading;
  readonly evaluated: Evaluated;
  readonly order: Settled<DateOrder>;
  readonly separator: Settled<DecimalSeparator | null>;
  readonly options: OpenOptions;
  readonly way: WayOfAmounts;
  readonly isWayProven: boolean;
  /** Whether columns are taken from memory that the table would not find by itself. */
  readonly isByMemory: boolean;
  readonly keys: AccountKeys;
  readonly account: KnownAccount | undefined;
  readonly evaluateWay: (way: WayOfAmounts, order?: DateOrder) => Evaluated;
  /** What may be debits in the direction column, each list another way to read; none where nothing is open. */
  readonly debitsOpen: readonly { readonly values: readonly string[]; readonly evaluated: () => Evaluated }[];
}

export function settleTable(input: TableInput, read: OpenTable): SettledTable {
  const { seen, preamble, mapping } = read;
  const account = accountFor(input, read);
  const stated = { number: preamble.number, currency: preamble.currency };
  const accountCurrency = account?.currency ?? preamble.currency;
  const header = inCurrency(read.header, accountCurrency);
  const open = { ...read, header };
  const taken = columnsSaid(open, accountCurrency);
  const indexes = mappedIndexes(taken, header?.cells, open.width);
  const debitValues = mapping.debit_values ? new Set(mapping.debit_values.map(plainWord)) : undefined;
  const rows = () => tableRows(input.source, open.start);
  const chosen = chooseColumns(header?.cells, seen, indexes, accountCurrency);
  const { direction = -1 } = chosen.amounts.find((source) => source.kind === 'directed') ?? {};
  const values = seen.profiles[direction]?.values ?? new Set<string>();
  const letters = oppositeWords(values) ?? directionLetters(header?.cells[direction]?.name ?? '', values);
  const own = withOwnCurrency(chosen, open, indexes.currency, accountCurrency, rows);
  const directions = directionsByCells(own, input, open, { debitValues, letters }, rows);
  const directionWords = directions.words;
  const { columns, isDirectionSigned } = withDirectionSigns(directions.columns, rows(), directionWords);
  const mainDay = columns.bookingDate ?? columns.transactionDate ?? columns.valueDate;
  if (columns.amounts.length === 0 || mainDay === undefined) throw noEntries(open, rows());
  const profiles = (list: readonly (number | undefined)[]) =>
    list.flatMap((index) => (index === undefined ? [] : [seen.profiles[index] as ColumnProfile]));
  const order = settleDateOrder(
    profiles([columns.bookingDate, columns.transactionDate, columns.valueDate]),
    hintsOfDates(input, open, accountCurrency),
  );
  const amountColumns = [...new Set(columns.amounts.flatMap(columnsOf))];
  const certain = columns.isAmountSettled ? columnsOf(columns.amounts[0] as never) : amountColumns;
  const separators = settleSeparators(
    profiles(header === undefined ? amountColumns : certain),
    profiles(columns.balances),
    {
      given: separatorGiven(input, open),
      remembered: open.remembered?.decimal_separator ?? undefined,
      currency: accountCurrency ?? headerCurrency(header?.cells, certain),
    },
  );
  const inCells = markedCurrencies(profiles(certain));
  requireMarkedCurrency(account, columns.currency === undefined ? inCells : undefined, profiles(certain));
  const keyStated = {
    number: stated.number,
    currency:
      headerCurrency(header?.cells, certain) ?? (inCells?.length === 1 ? inCells[0] : undefined) ?? stated.currency,
  };
  const keys = new AccountKeys(columns.account, columns.currency, keyStated, currenciesOfSides(columns, open));
  const base = {
    columns,
    named: namedCells(header, seen, input.format === 'csv'),
    order: order.value,
    shortYears: shortYearsOf(open, accountCurrency),
    currency: columns.currency === undefined ? account?.currency : undefined,
    balanceSeparator: separators.balances.value ?? '.',
    ...{ directionWords, isDirectionSigned, ...signsOf(columns, seen.profiles), ...unmarkedDebits(columns, seen) },
    feeSigns: feeSignsOf(columns, seen.profiles),
    inCurrencies: amountsInCurrencies(header?.cells),
    scaled: scaledColumns(header?.cells),
  };
  const options = openOptions(input, open, columns, separators.amounts);
  const reading = (way: WayOfAmounts, other = order.value): TableReading =>
    readingIn(way, {
      ...base,
      order: other,
      balanceSeparator:
        separators.balances.how === 'ambiguous' || separators.balances === separators.amounts
          ? way.separator
          : base.balanceSeparator,
    });
  const evaluation: Evaluation = {
    ...{ rows, sections: open.sections, keys: () => keys, lastClosing: account?.lastClosing ?? null },
    printed: (read) => printedBefore(open, read),
    areDaysSettled: order.how !== 'ambiguous',
  };
  const evaluateWay = (way: WayOfAmounts, other?: DateOrder) =>
    evaluate(reading(way, other), other === undefined ? evaluation : { ...evaluation, areDaysSettled: true });
  const withDebits = (values: readonly string[]) =>
    evaluate({ ...reading(way), directionWords: debitsOnly(values) }, evaluation);
  const ways = [...waysOf(options.options, columns)];
  const { way: likeliest, isProven } = chosenWay(ways, (one, lines) =>
    evaluate(reading(one), { ...evaluation, rows: () => sampleOf(rows(), lines) }),
  );
  const first = evaluate(reading(likeliest), evaluation);
  // Without a name a column is a balance only as far as it holds.
  const isNoBalance = header === undefined && open.given.columns?.balance === undefined && breaksMostly(first);
  const way = isNoBalance ? { ...likeliest, balance: undefined, before: undefined } : likeliest;
  const evaluated = isNoBalance ? evaluate(reading(way), evaluation) : first;
  const isWayProven = isProven && evaluated.status !== 'contradicted';
  return {
    open,
    columns,
    reading: reading(way),
    evaluated,
    order,
    separator: separators.amounts,
    options,
    way,
    isWayProven,
    isByMemory: Object.keys(taken).some((role) => !(role in (open.given.columns ?? {}))),
    keys,
    account,
    evaluateWay,
    debitsOpen: directions.candidates.map((values) => ({ values, evaluated: () => withDebits(values) })),
  };
}

/** The account that the table belongs to, as far as that is known before its lines are read. */
function accountFor({ known }: TableInput, { preamble }: OpenTable): KnownAccount | undefined {
  const bound = preamble.number === undefined ? undefined : known.byNumber[preamble.number];
  const accounts = Object.values(known.byNumber).filter((account) => account !== null);
  return known.target ?? bound ?? (accounts.length === 1 ? accounts[0] : undefined) ?? undefined;
}

function separatorGiven({ settings }: TableInput, { given }: OpenTable): DecimalSeparator | undefined {
  const short = settings.decimal_separator;
  return short !== undefined && short !== 'auto' ? short : (given.decimal_separator ?? undefined);
}

/** A column of debits that holds both signs says refund by the rarer one. */
function signsOf(columns: TableColumns, profiles: readonly ColumnProfile[]) {
  const pair = columns.amounts.find((source) => source.kind === 'pair');
  const cells = (index: number | undefined) => (index === undefined ? undefined : profiles[index]);
  const isMixed = (profile: ColumnProfile | undefined) =>
    profile !== undefined && profile.negative > 0 && profile.negative < profile.nonZero;
  const debits = cells(pair?.debit);
  return {
    areDebitsSigned: isMixed(debits),
    areDebitsBelow: debits !== undefined && debits.negative * 2 > debits.nonZero,
    areCreditsSigned: isMixed(cells(pair?.credit)),
  };
}
