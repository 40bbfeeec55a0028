import { sql, type SQL } from 'drizzle-orm';

import { archiveKey, type ArchivedDomain, type ArchivedRecord } from './archived-domain';
import { conversionOf } from './column-kinds';

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The members of a line before those of its columns. */
export function lineStart(domain: string, { record }: ArchivedRecord): string {
  return `{"record":${JSON.stringify(record)},"domain":${JSON.stringify(domain)}`;
}

/** SQL of one text from a row: its line in the archive. */
function lineOf(domain: string, record: ArchivedRecord): string {
  const members = Object.entries(record.columns).map(
    ([column, kind]) =>
      `${literal(`,${JSON.stringify(archiveKey(column))}:`)} || coalesce(${conversionOf(kind).written(column)}, 'null')`,
  );
  return [literal(lineStart(domain, record)), ...members, literal('}')].join(' || ');
}

/** The lines of an owner's rows, in their order. */
function linesQuery({ domain }: ArchivedDomain, record: ArchivedRecord, owner: string): string {
  const order = record.order.map((column) => (isCompared(record, column) ? `${column} collate "C"` : column));
  return `select ${lineOf(domain, record)} as line from ${record.table}
    where ${record.owner} = ${literal(owner)} order by ${order.join(', ')}`;
}

/** Text sorts as the locale of a database says, unless it is told otherwise. */
function isCompared({ columns }: ArchivedRecord, column: string): boolean {
  return (columns[column] ?? 'text') === 'text';
}

/** One row as its line, by the value that its id has after its prefix. */
export function lineQuery({ domain }: ArchivedDomain, record: ArchivedRecord, owner: string, value: string): SQL {
  const { column = '', chain } = record.id ?? {};
  const isNamed = sql`${sql.raw(column)}::text = ${value}`;
  const isHeir = chain && sql`(${sql.raw(chain.first)}::text = ${value} and ${sql.raw(chain.counts)})`;
  return sql`select ${sql.raw(lineOf(domain, record))} as line from ${sql.raw(record.table)}
    where ${sql.raw(record.owner)} = ${owner} and (${isHeir ? sql`${isNamed} or ${isHeir}` : isNamed})
    order by ${isHeir ?? sql`1`} desc limit 1`;
}

/** The rows that have a value in a column, as their lines, in their order. */
export function linesWithQuery(
  { domain }: ArchivedDomain,
  record: ArchivedRecord,
  owner: string,
  { column, value }: { readonly column: string; readonly value: string },
): SQL {
  return sql`select ${sql.raw(lineOf(domain, record))} as line from ${sql.raw(record.table)}
    where ${sql.raw(record.owner)} = ${owner} and ${sql.raw(column)}::text = ${value}
    order by ${sql.raw(record.order.join(', '))}`;
}

/** Writes the lines to the output as they are: no JSON holds the characters that stand for quotation marks and separators. */
export function copyLines(domain: ArchivedDomain, record: ArchivedRecord, owner: string): string {
  return `copy (${linesQuery(domain, record, owner)}) to stdout with (format csv, quote E'\\x01', delimiter E'\\x02')`;
}

/** What stores the lines of a JSON array in their order, around the owner and the array. */
export function insertLines(record: ArchivedRecord): { readonly before: string; readonly after: string } {
  const columns = Object.entries(record.columns);
  const values = columns.map(([column, kind]) => conversionOf(kind).read(archiveKey(column)));
  const names = [record.owner, ...columns.map(([column]) => column)];
  const overriding = record.isNumbered === true ? ' overriding system value' : '';
  return {
    before: `insert into ${record.table} (${names.join(', ')})${overriding} select owner, ${values.join(', ')} from (select `,
    after: ` as owner, line, place from json_array_elements(`,
  };
}
