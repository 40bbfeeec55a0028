import type { Connection } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { dateOfDay } from '../../model/recurring/day-number';
import type { RecurringRow } from '../../model/recurring/recurring-row';
import { compareStreams, type RecurringStream } from '../../model/recurring/recurring-stream';
import { selectFromLedger, type LedgerSelection } from '../ledger-selection';
import { eventRows, type EventRows } from '../links/event-rows';
import type { LinksInUse } from '../links/kept-links';
import { importedStreams } from './imported-streams';
import { readSourceRows } from './source-streams';
import { bookedAccounts, bookedUntil, dayOf, type BookedAccount, type RecurringFilters } from './recurring-selection';

/** The first day that a row can have. */
const FIRST_DATE = '1900-01-01';

/** What the rows of a ledger and of other domains up to a day have in common. Days are counted from 1970-01-01. */
export interface RecurringLedger {
  /** Undefined where there are no rows. */
  readonly asOf: number | undefined;
  /** The day of the oldest row. */
  readonly firstDay: number;
  readonly currencies: readonly string[];
  readonly streams: readonly RecurringStream[];
  readonly accounts: readonly BookedAccount[];
  /** Without those of events that another row stands for. */
  readonly sourceRows: readonly RecurringRow[];
}

type Books = Pick<LedgerSelection, 'owner' | 'hasImported' | 'sources'>;

/** Whose rows are looked at, and the links between them, if there have ever been any. */
export interface RecurringQuery extends Books {
  readonly links: LinksInUse | undefined;
}

/** Finds the streams up to the day `until`, or up to the newest row. `lapsed`: also those that have stopped. */
export async function readRecurring(
  connection: Connection,
  { links, ...included }: RecurringQuery,
  filters: RecurringFilters,
  until: number | undefined,
  lapsed: boolean,
): Promise<RecurringLedger> {
  const { owner } = included;
  const accounts = await bookedAccounts(connection, owner, filters, until);
  const events = await eventRows(connection, await selectRows(connection, included, filters, until), links);
  const ofSources = await readSourceRows(connection, owner, included.sources, filters);
  const isLater = ({ day }: RecurringRow) => until !== undefined && day > until;
  const sourceRows = ofSources.rows.filter((row) => !isLater(row) && !events.repeated.has(row.id));
  const known = accounts.length + sourceRows.length > 0;
  const newest = maximum(-Infinity, accounts, ({ lastDay }) => lastDay);
  const asOf = until ?? maximum(newest, sourceRows, ({ day }) => day);
  const oldest = -maximum(-Infinity, accounts, ({ firstDay }) => -firstDay);
  const firstDay = -maximum(-oldest, sourceRows, ({ day }) => -day);
  const imported = await importedStreams(connection, owner, accounts, asOf, lapsed);
  const streams = [...imported, ...(await ofSources.streams(sourceRows, asOf))].sort(compareStreams);
  const currencies = new Set([...accounts, ...sourceRows].map(({ currency }) => currency));
  return {
    ...{ asOf: known ? asOf : undefined, firstDay, currencies: [...currencies].sort(), accounts, sourceRows },
    streams: withTransfers(streams, events),
  };
}

/** The rows that links may name, up to the day `until` if given. */
function selectRows(
  connection: Connection,
  included: Books,
  filters: RecurringFilters,
  until: number | undefined,
): Promise<LedgerSelection> {
  const range = until === undefined ? {} : { date_range: { start_date: FIRST_DATE, end_date: dateOfDay(until) } };
  return selectFromLedger(connection, included, { ...filters, ...range });
}

function withTransfers(streams: readonly RecurringStream[], { transfers }: EventRows): readonly RecurringStream[] {
  if (transfers.size === 0) return streams;
  return streams.map((stream) => ({
    ...stream,
    rows: stream.rows.map((row) => (transfers.has(row.id) ? { ...row, isTransfer: true } : row)),
  }));
}

/** The sum of the rows of each day from `from` to the newest. */
export async function dailySums(
  connection: Connection,
  owner: string,
  { accounts, sourceRows, asOf = 0 }: RecurringLedger,
  from: number,
): Promise<ReadonlyMap<number, number>> {
  const sums = new Map<number, number>();
  const rows = await connection.query<{ day: number; amount: string }>(sql`
    select ${dayOf(sql`t`)} as day, sum(t.amount)::text as amount from finance.transactions t
    where ${bookedUntil(owner, accounts, asOf)} and t.booked_at >= ${dateOfDay(from)}::timestamp group by 1`);
  for (const { day, amount } of rows) sums.set(day, Number(amount));
  for (const { day, size } of sourceRows) sums.set(day, (sums.get(day) ?? 0) + size);
  return sums;
}

function maximum<Item>(least: number, items: readonly Item[], value: (item: Item) => number): number {
  return items.reduce((most, item) => Math.max(most, value(item)), least);
}
