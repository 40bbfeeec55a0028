import type { RememberedMapping } from '../reading-arguments';
import type { Evidence } from '../statement-reading';
import type { SettledTable } from './settle-table';
import { columnsUsed } from './table-mapping';
import { areChargesOpen, areFeesOpen } from './table-questions';

/** As many entries, most of which left, are as the account sees them: what comes in later is income. */
const ENTRIES_THAT_TELL = 5;

/** The mapping that a table is read with, complete, as a commit remembers it. */
export function mappingUsed(table: SettledTable, sheet: string | null): RememberedMapping {
  const { open, order, separator, way, reading, options } = table;
  const isOfAccount = reading.amount.kind === 'directed' && reading.amount.into !== undefined;
  const own = isOfAccount ? [...(reading.directionWords.debitValues ?? [])] : undefined;
  const debitValues = open.mapping.debit_values ?? own;
  return {
    ...(sheet === null ? {} : { sheet }),
    header_row: open.header === undefined ? null : open.header.line + 1,
    date_order: order.value,
    decimal_separator: separator.value === null && separator.how !== 'given' ? null : way.separator,
    amounts: way.isInverted ? 'inverted' : 'as_is',
    ...(options.fees === undefined ? {} : { fees: way.fees ?? 'included' }),
    ...(debitValues ? { debit_values: debitValues } : {}),
    columns: columnsUsed(reading, open.header?.cells),
    sure: sureOf(table),
  };
}

/** See `RememberedMapping`. What a question is about is sure as well: a commit needs its answer. */
function sureOf(table: SettledTable): string[] {
  const { open, order, options, way, columns, evaluated } = table;
  const { positive, negative } = evaluated.figures;
  const isProven = evaluated.status === 'proven' && columns.amounts[way.source]?.kind === 'amount';
  const areMostlyOut = positive + negative >= ENTRIES_THAT_TELL && negative >= positive;
  const areSignsSure = options.amounts !== undefined || isProven || areMostlyOut || areChargesOpen(table);
  return [
    ...new Set([
      ...Object.keys(open.given.columns ?? {}),
      ...(open.remembered?.sure ?? []).filter((about) => about !== 'amounts' && about !== 'date_order'),
      ...(order.isByForm === true ? [] : ['date_order']),
      ...(areSignsSure ? ['amounts'] : []),
    ]),
  ];
}

/** What each decision was settled by. */
export function tableEvidence(table: SettledTable): Evidence[] {
  const { order, separator, options, way, isWayProven, columns, evaluated } = table;
  const found: Evidence[] = [columnsEvidence(table), { about: 'date_order', how: order.how, why: order.why }];
  if (separator.value !== null) {
    const isProven = separator.how === 'ambiguous' && isWayProven;
    found.push({
      about: 'decimal_separator',
      how: isProven ? 'proven' : separator.how,
      why: isProven ? 'the balances agree' : separator.why,
    });
  }
  if (options.fees !== undefined) {
    const isProven = isWayProven && options.options.fees.length > 1 && !areFeesOpen(table);
    found.push({
      about: 'fees',
      how: isProven ? 'proven' : options.fees.how,
      why: isProven ? 'the balances agree' : options.fees.why,
    });
  }
  found.push(amountsEvidence());
  return found;

  function amountsEvidence(): Evidence {
    const about = 'amounts';
    if (options.amounts?.how === 'given') return { about, how: 'given', why: 'by the arguments' };
    const { kind } = columns.amounts[way.source] ?? {};
    if (evaluated.status === 'proven' && kind === 'amount') return { about, how: 'proven', why: 'the balances agree' };
    if (kind === 'pair') return { about, how: 'stated', why: 'debits and credits stand in columns of their own' };
    if (kind === 'directed') return { about, how: 'stated', why: 'a column tells debits from credits' };
    if (options.amounts !== undefined)
      return { about, how: 'remembered', why: 'as in the last statement of this layout' };
    return { about, how: 'likely', why: 'nothing speaks for purchases as positive amounts' };
  }
}

function columnsEvidence({ open, isWayProven, columns }: SettledTable): Evidence {
  const about = 'columns';
  if (open.given.columns) return { about, how: 'given', why: 'by the arguments' };
  if (open.remembered?.columns) return { about, how: 'remembered', why: 'as in the last statement of this layout' };
  if (isWayProven && columns.amounts.length > 1) return { about, how: 'proven', why: 'the balances agree' };
  if (open.header !== undefined)
    return {
      about,
      how: columns.isAmountSettled ? 'stated' : 'ambiguous',
      why: `line ${open.header.line + 1} names the columns`,
    };
  return { about, how: columns.isAmountSettled ? 'likely' : 'ambiguous', why: 'by what the cells hold' };
}
