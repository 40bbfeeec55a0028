import type { Connection, CopyingConnection, Row } from '../connection';
import type { BackupHeader, BackupTable } from './format';

/** Of a table or a sequence. */
export interface RelationName {
  readonly schema: string;
  readonly name: string;
}

// What there is comes from the server's catalog and from no list of ours: no table can be forgotten.

/** The tables of some schemas, with the columns that rows are stored in: generated ones are not. */
export async function tablesOf(connection: Connection, schemas: readonly string[]): Promise<BackupTable[]> {
  const rows = await connection.query<BackupTable & Row>`
    select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and n.nspname = any(${schemas})
    group by n.nspname, c.relname
    order by n.nspname collate "C", c.relname collate "C"`;
  return rows.map(({ schema, name, columns }) => ({ schema, name, columns }));
}

/** Where each sequence stands now; it is never behind the rows of an older snapshot. */
export async function sequencesOf(
  connection: CopyingConnection,
  schemas: readonly string[],
): Promise<BackupHeader['sequences']> {
  const names = await sequenceNames(connection, schemas);
  // Only a sequence itself tells both of its values, and its name cannot be a parameter.
  const sequences: BackupHeader['sequences'] = [];
  for (const { schema, name } of names) {
    const chunks: Buffer[] = [];
    const statement = `copy (select last_value, is_called from ${quotedName({ schema, name })}) to stdout`;
    for await (const chunk of connection.copyOut(statement)) chunks.push(chunk);
    const [lastValue = '', isCalled] = Buffer.concat(chunks).toString().trimEnd().split('\t');
    sequences.push({ schema, name, lastValue, isCalled: isCalled === 't' });
  }
  return sequences;
}

export async function sequenceNames(connection: Connection, schemas: readonly string[]): Promise<RelationName[]> {
  const rows = await connection.query<RelationName & Row>`
    select n.nspname as schema, c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and n.nspname = any(${schemas})
    order by n.nspname collate "C", c.relname collate "C"`;
  return rows.map(({ schema, name }) => ({ schema, name }));
}

/** A name as SQL takes it. */
export function quotedName({ schema, name }: RelationName): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

/** The beginning of a COPY of a table's rows, in either direction. */
export function copyOf(table: BackupTable): string {
  return `copy ${quotedName(table)} (${table.columns.map(quoted).join(', ')})`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
