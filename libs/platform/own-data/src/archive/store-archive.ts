import { sqlState, type Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { ArchivedDomain, ArchivedRecord } from './archived-domain';
import { ArchiveRefusal } from './archive-refusal';
import type { ArchiveLine } from './read-archive';
import { insertLines } from './record-statements';

const BATCH = 500;

/**
 * Stores the records of an archive for an owner who has entered nothing, within a transaction that the caller takes back when this
 * throws. Throws an ArchiveRefusal that names the line to blame, and for an owner who has entries, also where somebody made them
 * while this ran.
 */
export async function storeArchive(
  transaction: Transaction,
  owner: string,
  domains: readonly ArchivedDomain[],
  lines: AsyncIterable<ArchiveLine>,
): Promise<void> {
  // Of two archives at the same time, the second finds what the first has stored.
  await transaction.query`select pg_advisory_xact_lock(hashtextextended(${`archive of ${owner}`}, 0))`;
  await refuseEntries(transaction, owner, domains);
  await removeInitial(transaction, owner, domains);
  const stored: StoredCounts = new Map();
  const store = (batch: readonly ArchiveLine[]) =>
    storeBatch(transaction, owner, batch, stored).catch(async (error: unknown) => {
      // A line is not to blame for what somebody stored meanwhile.
      if (error instanceof ArchiveRefusal) await refuseOtherEntries(transaction, owner, domains, stored);
      throw error;
    });
  let batch: ArchiveLine[] = [];
  for await (const line of lines) {
    if (batch.length === BATCH || (batch.length > 0 && batch[0]?.record !== line.record)) {
      await store(batch);
      batch = [];
    }
    batch.push(line);
  }
  if (batch.length > 0) await store(batch);
  for (const domain of domains) await domain.finish?.(transaction, owner);
  for (const { record } of allRecords(domains))
    if (record.isNumbered === true) await numberOn(transaction, owner, record);
  try {
    await transaction.script('set constraints all immediate');
  } catch (error) {
    throw isData(error) ? new ArchiveRefusal('records of the archive contradict one another') : error;
  }
  await refuseOtherEntries(transaction, owner, domains, stored);
}

/** How many rows of each record came from the archive. */
type StoredCounts = Map<ArchivedRecord, number>;

function allRecords(domains: readonly ArchivedDomain[]) {
  return domains.flatMap((domain) => domain.records.map((record) => ({ domain, record })));
}

/** What is there before a person has entered anything is no entry. */
async function refuseEntries(
  transaction: Transaction,
  owner: string,
  domains: readonly ArchivedDomain[],
): Promise<void> {
  for (const { domain, record } of allRecords(domains)) {
    if (record.isInitial === true) continue;
    const rows = await transaction.query(sql`
      select 1 from ${sql.raw(record.table)} where ${sql.raw(record.owner)} = ${owner} limit 1`);
    if (rows.length === 0) continue;
    throw new ArchiveRefusal(
      `this household has entries already (${domain.domain}); name a new one with --owner, or another --data-dir`,
    );
  }
}

/**
 * Nobody who writes waits for an archive, so the rows are counted when all of it is stored: what is committed later comes after the
 * archive, as any entry does.
 */
async function refuseOtherEntries(
  transaction: Transaction,
  owner: string,
  domains: readonly ArchivedDomain[],
  stored: StoredCounts,
): Promise<void> {
  for (const { domain, record } of allRecords(domains)) {
    const [row] = await transaction.query<{ count: string }>(sql`
      select count(*) as count from ${sql.raw(record.table)} where ${sql.raw(record.owner)} = ${owner}`);
    if (Number(row?.count) === (stored.get(record) ?? 0)) continue;
    throw new ArchiveRefusal(
      `somebody stored entries in this household meanwhile (${domain.domain}); name a new one with --owner, or another --data-dir`,
    );
  }
}

async function removeInitial(
  transaction: Transaction,
  owner: string,
  domains: readonly ArchivedDomain[],
): Promise<void> {
  for (const { record } of allRecords(domains).reverse()) {
    if (record.isInitial !== true) continue;
    await transaction.query(sql`delete from ${sql.raw(record.table)} where ${sql.raw(record.owner)} = ${owner}`);
  }
}

async function storeBatch(
  transaction: Transaction,
  owner: string,
  batch: readonly ArchiveLine[],
  stored: StoredCounts,
): Promise<void> {
  await transaction.script('savepoint batch');
  try {
    await insert(transaction, owner, batch, stored);
  } catch (error) {
    if (!isData(error)) throw error;
    await transaction.script('rollback to savepoint batch');
    // One at a time: the first that is refused is to blame.
    for (const line of batch) {
      try {
        await transaction.script('savepoint line');
        await insert(transaction, owner, [line], stored);
      } catch (refused) {
        await transaction.script('rollback to savepoint line');
        throw isData(refused) ? new ArchiveRefusal(reasonOf(refused, line), line.number) : refused;
      }
    }
  }
  await transaction.script('release savepoint batch');
}

async function insert(
  transaction: Transaction,
  owner: string,
  lines: readonly ArchiveLine[],
  stored: StoredCounts,
): Promise<void> {
  const [first] = lines;
  if (first === undefined) return;
  const { before, after } = insertLines(first.record);
  const json = `[${lines.map(({ text }) => text).join(',')}]`;
  await transaction.query(sql`
    ${sql.raw(before)}${owner}::text${sql.raw(after)}${json}::json) with ordinality as lines (line, place)) lines order by place`);
  stored.set(first.record, (stored.get(first.record) ?? 0) + lines.length);
}

/** The database goes on counting after what was stored, and never goes back: others take numbers of the same sequence meanwhile. */
async function numberOn(
  transaction: Transaction,
  owner: string,
  { table, owner: column }: ArchivedRecord,
): Promise<void> {
  await transaction.query(sql`
    select setval(name, stored.last)
    from (select max(sequence) as last from ${sql.raw(table)} where ${sql.raw(column)} = ${owner}) stored,
      pg_get_serial_sequence(${table}, 'sequence') as name
    where stored.last > nextval(name)`);
}

/** SQLSTATE classes of values and constraints. */
function isData(error: unknown): boolean {
  return /^2[123]/.test(sqlState(error) ?? '');
}

function reasonOf(error: unknown, { record }: ArchiveLine): string {
  const state = sqlState(error);
  if (state === '23503') return `a ${record.record} refers to a record that is not there`;
  if (state === '23505') return `a ${record.record} is there twice`;
  return `a ${record.record} has a value that is not allowed`;
}
