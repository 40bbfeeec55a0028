import type { DayBalance } from '../reading-arguments';
import type { Proof } from '../statement-reading';
import { prove, type Proven } from '../proof/prove';
import type { Figures } from '../proof/figures';
import type { AccountKey } from '../readable-part';
import { tableFigures, type AccountKeys, type TableFigures } from './table-figures';
import { partRows, totalRows } from './total-rows';
import { NO_DAYLESS, type DaylessLines, type TableReading } from './table-reading';
import type { Sections } from './read-lines';
import type { TableRow } from './table-rows';

/** What a reading comes to: its figures, and what the balances of each account say about them. */
export interface Evaluated {
  readonly figures: TableFigures;
  readonly dayless: DaylessLines;
  readonly proven: ReadonlyMap<AccountKey, Proven>;
  readonly status: Proof['status'];
  readonly isBefore: boolean;
}

export interface Evaluation {
  readonly rows: () => Iterable<TableRow>;
  readonly sections: Sections;
  readonly keys: () => AccountKeys;
  /** Balances of the preamble, for the only account or that of the first section. */
  readonly printed: (reading: TableReading) => Figures['printed'];
  readonly lastClosing: DayBalance | null;
  /** Whether days can tell the direction of time. */
  readonly areDaysSettled: boolean;
}

export function evaluate(
  reading: TableReading,
  { rows, sections, keys, printed, lastClosing, areDaysSettled }: Evaluation,
): Evaluated {
  const accountKeys = keys();
  const read = (dayless: DaylessLines) => {
    const figures = tableFigures(rows(), reading, dayless, accountKeys, sections);
    const accounts = [...figures.accounts].filter(([, { rows: entries }]) => entries.length > 0);
    const proven = new Map(
      accounts.map(([key, found]): [AccountKey, Proven] => {
        const isOnly = accounts.length === 1 || sections.headings !== undefined;
        const isOfPreamble = isOnly && !accountKeys.isOfSection(key);
        const printedToo = isOfPreamble ? [...printed(reading), ...found.printed] : found.printed;
        const days = areDaysSettled ? found.days : found.days.map(() => '');
        return [key, prove({ ...found, days, printed: printedToo }, lastClosing)];
      }),
    );
    return { figures, dayless, proven, ...overall([...proven.values()]) };
  };
  const first = read(NO_DAYLESS);
  const parts = partRows(first.figures);
  const totals = totalRows(first.figures);
  for (const row of parts) totals.delete(row);
  const loose = first.figures.dayless.filter(({ row }) => !totals.has(row) && !parts.has(row));
  if (totals.size === 0 && parts.size === 0 && loose.length === 0) return first;
  const withTotals = totals.size + parts.size === 0 ? first : read({ totals, parts, entries: new Set() });
  if (loose.length === 0 || withTotals.status === 'proven') return withTotals;
  // Amounts without a day belong to the day above only when the balances prove it.
  const asEntries = read({ totals, parts, entries: new Set(loose.map(({ row }) => row)) });
  return asEntries.status === 'proven' ? asEntries : withTotals;
}

function overall(accounts: readonly Proven[]): { status: Proof['status']; isBefore: boolean } {
  const statuses = accounts.map(({ proof }) => proof.status);
  const status = (['contradicted', 'proven', 'consistent'] as const).find((one) => statuses.includes(one)) ?? 'none';
  return { status, isBefore: accounts.some(({ isBefore }) => isBefore) };
}

/** How well balances speak for a reading. What holds mostly is a running balance with a fault; what breaks mostly is none. */
export function rankOf(evaluated: Evaluated): number {
  if (evaluated.status !== 'contradicted') return { none: 1, consistent: 3, proven: 4 }[evaluated.status];
  return breaksMostly(evaluated) ? 0 : 2;
}

/** Whether balances do not hold at most of the places that were checked. */
export function breaksMostly({ status, proven }: Evaluated): boolean {
  const proofs = [...proven.values()].map(({ proof }) => proof);
  return status === 'contradicted' && proofs.every(({ breaks, checked }) => breaks.length * 2 > checked);
}
