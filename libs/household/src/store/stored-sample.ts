import type { Connection, OwnedTables, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import type { Language } from '../model/preferences';
import { samples, type SampleEntries } from './schema';

/** A sample that a household holds. */
export interface StoredSample {
  readonly language: Language;
  /** An instant, ISO 8601. */
  readonly loadedAt: string;
  readonly entries: SampleEntries;
}

export async function storedSample(connection: Connection, owner: string): Promise<StoredSample | undefined> {
  const [row] = await connection.query<StoredSample & Record<string, unknown>>`
    select language, loaded_at as "loadedAt", entries from household.samples where owner = ${owner}`;
  return row;
}

/** False where the household holds a sample already. */
export async function claimSample(tx: Transaction, owner: string, sample: StoredSample): Promise<boolean> {
  const claimed = await tx.drizzle
    .insert(samples)
    .values({ owner, ...sample })
    .onConflictDoNothing()
    .returning({ owner: samples.owner });
  return claimed.length > 0;
}

export async function storeSampleEntries(tx: Transaction, owner: string, entries: SampleEntries): Promise<void> {
  await tx.query`update household.samples set entries = ${JSON.stringify(entries)}::jsonb where owner = ${owner}`;
}

export async function removeStoredSample(tx: Transaction, owner: string): Promise<void> {
  await tx.query`delete from household.samples where owner = ${owner}`;
}

/** Whether a domain holds anything of an owner. */
export async function holdsRows(connection: Connection, owned: OwnedTables, owner: string): Promise<boolean> {
  const found = owned.tables.map((table) => sql`exists (select from ${name(owned, table)} where ${of(owned, owner)})`);
  const [row] = await connection.query<{ holds: boolean }>(sql`select ${sql.join(found, sql` or `)} as holds`);
  return row?.holds === true;
}

/** The keys of what a person has entered. */
export async function entryKeys(connection: Connection, owned: OwnedTables, owner: string): Promise<string[]> {
  return (await connection.query<{ key: string }>(owned.entries(owner))).map(({ key }) => key);
}

/** Deletes all that a domain holds of an owner, in one statement: its tables refer to one another. */
export async function eraseRows(tx: Transaction, owned: OwnedTables, owner: string): Promise<void> {
  const { tables, bookkeeping, erasureSetting } = owned;
  if (erasureSetting !== undefined) await tx.query`select set_config(${erasureSetting}, ${owner}, true)`;
  const deletions = [...tables, ...bookkeeping].map(
    (table) =>
      sql`${sql.identifier(`erased_${table}`)} as (delete from ${name(owned, table)} where ${of(owned, owner)})`,
  );
  await tx.query(sql`with ${sql.join(deletions, sql`, `)} select 1 as done`);
  if (erasureSetting !== undefined) await tx.query`select set_config(${erasureSetting}, '', true)`;
}

const name = ({ schema }: OwnedTables, table: string) => sql`${sql.identifier(schema)}.${sql.identifier(table)}`;

const of = ({ ownerColumn }: OwnedTables, owner: string) => sql`${sql.identifier(ownerColumn)} = ${owner}`;
