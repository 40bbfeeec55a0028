import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import { NO_EVENTS, type EventCount } from '../../model/links/count-events';
import type { TransactionSource } from '../../model/transaction-source';
import type { LedgerSelection } from '../ledger-selection';
import { sourceConditions, sourceTransactions } from '../source-queries';
import { sumQueries, totalsOf, type CurrencySum, type CurrencyTotal } from '../sum-by-currency';
import { eventsOfKnown } from './counted-events';
import { areOfFacts } from './imported-matches';
import { knownLinks, linksVersionQuery, versionOf, type KeptLinks } from './kept-links';
import { countedSourceRow, knownMatches, looseConditions, type SourceRow } from './linked-matches';

/** The totals of rows, and what links change about them. */
export interface CountedTotals {
  readonly totals: readonly CurrencyTotal[];
  readonly events: EventCount;
}

interface Part extends Row, CurrencySum {
  readonly part: 'state' | 'sums' | 'rows' | 'left out' | 'own transfers';
  /** JSON: the state of the links, or the name of a domain and its matching rows or the ids of its own transfers; null without any. */
  readonly further: string | null;
}

type StateCells = readonly [version: number, databaseOid: string, headHash: string | null];
type RowCells = readonly [
  ...[id: string, account: string, currency: string, amount: string],
  ...[bookedAt: string, category: string | null],
];

/** The domains that say which of their rows move between accounts of the owner, ready to be read. */
export interface MovingSources {
  /** Those whose rows were left out of the selection: an answer says how many match. */
  readonly leftOut: readonly TransactionSource[];
  /** Those whose rows links name, so that they may be one event with others that match. */
  readonly linked: readonly TransactionSource[];
}

/**
 * Both from one statement, which sees one state. Undefined where the links of that state are not known yet, or where rows decide
 * that they do not name; and for texts, and other domains' rows of all days, of which there may be many.
 * `views`: the names of all domains that say which of their rows move between accounts of the owner.
 */
export async function sumAtOnce(
  connection: Connection,
  selection: LedgerSelection,
  moving: MovingSources,
  views: ReadonlySet<string>,
): Promise<CountedTotals | undefined> {
  const { owner, sources, filters } = selection;
  if (!areOfFacts(filters) || (sources.length > 0 && filters.date_range === undefined)) return undefined;
  if ([...moving.leftOut, ...moving.linked].some(({ ownTransfersSql }) => ownTransfersSql === undefined))
    return undefined;
  const parts = await connection.query<Part>(statementOf(selection, moving));
  const totals = totalsOf(parts.filter(({ part }) => part === 'sums'));
  const transfers = parts.filter(({ part }) => part === 'left out').reduce((sum, { count }) => sum + Number(count), 0);
  const withTransfers = (events: EventCount) =>
    transfers === 0
      ? events
      : { ...events, leftOut: { ...events.leftOut, transfers: events.leftOut.transfers + transfers } };
  const state = parts.find(({ part }) => part === 'state')?.further ?? null;
  if (state === null) return { totals, events: withTransfers(NO_EVENTS) };
  const [version, databaseOid, headHash] = JSON.parse(state) as StateCells;
  if (version === 0) return { totals, events: withTransfers(NO_EVENTS) };
  const kept = knownLinks(versionOf(owner, { version, database_oid: databaseOid, head_hash: headHash }));
  if (kept === undefined) return undefined;
  const isUnread = (name: string) => kept.sourceRows.has(name) && !moving.linked.some((source) => source.name === name);
  if (selection.leavesOutOwnTransfers === true && [...views].some(isUnread)) return undefined;
  const rows = [...knownMatches(selection, kept), ...parts.flatMap((part) => linkedRows(selection, part, kept))];
  const events = eventsOfKnown(selection, kept, rows, new Set(parts.flatMap(ownTransfersIn)));
  return events && { totals, events: withTransfers(events) };
}

function statementOf(selection: LedgerSelection, { leftOut, linked }: MovingSources): SQL {
  const { owner, sources, filters } = selection;
  const further = (source: TransactionSource | undefined) =>
    source === undefined ? sql`null::text` : rowsIfLinked(owner, source);
  // What matches but for its direction and category may be part of an event of which something matches in all.
  const isLoose = [filters.direction, filters.category_id, filters.uncategorized].some(
    (filter) => filter !== undefined,
  );
  const sums = sumQueries(selection, isLoose ? () => sql`null::text` : further);
  const rows = isLoose ? sources.flatMap((source) => looseRows(selection, source)) : [];
  const state = sql`select 'state' as part, null::text as currency, null::numeric as amount, 0::bigint as count,
    (select json_build_array(state.version, state.database_oid, state.head_hash)::text
      from (${linksVersionQuery(owner)}) state) as further`;
  const counted = sums.map((sum) => sql`select 'sums', currency, amount, count, further from (${sum}) sums`);
  const left = leftOut.flatMap((source) => leftOutRows(selection, source));
  const moved =
    selection.leavesOutOwnTransfers === true ? linked.map((source) => ownTransferIds(selection.owner, source)) : [];
  return sql.join([state, ...counted, ...rows, ...left, ...moved], sql` union all `);
}

/** How many rows match of those that a domain says move between accounts of the owner. */
function leftOutRows({ owner, filters }: LedgerSelection, source: TransactionSource): SQL[] {
  const conditions = sourceConditions(source, filters, undefined);
  if (conditions === undefined) return [];
  return [
    sql`select 'left out', null, null, count(*), null from ${ownTransfersOf(source, owner)} s
      where ${sql.join([...conditions, sql`true`], sql` and `)}`,
  ];
}

function ownTransferIds(owner: string, source: TransactionSource): SQL {
  return sql`select 'own transfers', null, null, 0, json_build_array(${source.name}::text, json_agg(s.id))::text
    from ${ownTransfersOf(source, owner)} s`;
}

function ownTransfersOf({ ownTransfersSql = '', ...source }: TransactionSource, owner: string): SQL {
  return sourceTransactions({ ...source, transactionsSql: ownTransfersSql }, owner);
}

/** The published ids of rows that move between accounts of the owner. */
function ownTransfersIn({ part, further }: Part): string[] {
  if (part !== 'own transfers' || further === null) return [];
  const [name, ids] = JSON.parse(further) as readonly [name: string, ids: readonly string[] | null];
  return (ids ?? []).map((id) => `${name}:${id}`);
}

/** A domain's rows of which only direction or category may differ. */
function looseRows(selection: LedgerSelection, source: TransactionSource): SQL[] {
  const conditions = looseConditions(selection, source);
  if (conditions === undefined) return [];
  return [
    sql`select 'rows', null, null, 0, (select ${rowsIfLinked(selection.owner, source)}
      from ${sourceTransactions(source, selection.owner)} s where ${sql.join([...conditions, sql`true`], sql` and `)})`,
  ];
}

/** An aggregate over rows of a domain (`s`), which has none in a ledger without links. */
function rowsIfLinked(owner: string, { name }: TransactionSource): SQL {
  return sql`json_build_array(${name}::text,
    json_agg(json_build_array(s.id, s.account_id, s.currency, s.amount::text, s.booked_at, s.category))
      filter (where (select l.links_version from finance.ledgers l where l.owner = ${owner}) > 0))::text`;
}

function linkedRows({ sources }: LedgerSelection, { part, further }: Part, { sourceRows }: KeptLinks) {
  if ((part !== 'sums' && part !== 'rows') || further === null) return [];
  const [name, rows] = JSON.parse(further) as readonly [name: string, rows: readonly RowCells[] | null];
  const source = sources.find((one) => one.name === name);
  const ids = sourceRows.get(name);
  if (source === undefined || ids === undefined || rows === null) return [];
  return rows
    .filter(([id]) => ids.has(id))
    .map(([id, account, currency, amount, bookedAt, category]) => {
      const row: SourceRow = { id, account, currency, amount, bookedAt: bookedAt.replace('T', ' '), category };
      return countedSourceRow(source, row);
    });
}
