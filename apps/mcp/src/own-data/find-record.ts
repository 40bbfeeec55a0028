import type { Connection } from '@bursar/database';
import type { ArchivedDomain, ArchivedRecord } from '@bursar/own-data';

import { POSTING_SOURCES } from '../domains/posting-sources';

const IMPORT_COLUMN = 'import_id';

/** How ids of the unified ledger and of the command line name other domains than their refs do. */
const LEDGER_PREFIXES: Readonly<Record<string, string>> = {
  'shared-split': 'split',
  shared: 'split',
  cristi: 'budget',
  account: 'planifi',
};

/**
 * The record that a ref names, or an id as answers have it, as JSON: as the archive has it, or where it is computed, such as the
 * shares of a month, as its entry. Undefined for none.
 */
export async function findRecord(
  connection: Connection,
  owner: string,
  domains: readonly ArchivedDomain[],
  ref: string,
): Promise<string | undefined> {
  const { lineQuery } = await import('@bursar/own-data');
  // What recurs is named after the first row of it.
  // What recurs is named after the first row of it.
  const name = ref.replace(/^stream-(?=.)/s, '');
  const [, named, id = name] = /^([a-z-]+):(.*)$/s.exec(name) ?? [];
  const prefix = named === undefined ? undefined : (LEDGER_PREFIXES[named] ?? named);
  // A budget is an account for each conversation of its user.
  const rest = prefix === 'budget' ? id.replace(/\/.*$/s, '') : id;
  for (const domain of domains) {
    if (prefix !== undefined && prefix !== domain.prefix) continue;
    // Ids that people choose, which come first in an archive, give way to those that bursar gives: `1` is a transaction.
    for (const record of [...domain.records].reverse()) {
      for (const value of idsIn(rest, record)) {
        const [row] = await connection.query<{ line: string }>(lineQuery(domain, record, owner, value));
        if (row !== undefined) return row.line;
      }
    }
  }
  if (prefix !== undefined) {
    const entry = await computedEntry(connection, owner, prefix, rest);
    if (entry !== undefined) return entry;
  }
  for (const domain of domains) {
    if (prefix !== undefined && prefix !== domain.prefix) continue;
    const imported = await importedTogether(connection, owner, domain, rest);
    if (imported !== undefined) return imported;
  }
  return undefined;
}

/** The records of an import that is none itself: they name it. */
async function importedTogether(
  connection: Connection,
  owner: string,
  domain: ArchivedDomain,
  importId: string,
): Promise<string | undefined> {
  const { linesWithQuery } = await import('@bursar/own-data');
  const lines: string[] = [];
  for (const record of domain.records) {
    if (record.columns[IMPORT_COLUMN] === undefined) continue;
    const named = { column: IMPORT_COLUMN, value: importId };
    for (const { line } of await connection.query<{ line: string }>(linesWithQuery(domain, record, owner, named))) {
      lines.push(line);
    }
  }
  const head = JSON.stringify({ record: 'import', domain: domain.domain, import_id: importId });
  return lines.length === 0 ? undefined : `${head.slice(0, -1)},"records":[${lines.join(',')}]}`;
}

/** What the id of a record may be in a ref: behind the prefix of such ids, or behind the record's own name, which no id has. */
function idsIn(ref: string, { id, record }: ArchivedRecord): string[] {
  if (id === undefined) return [];
  return [id.prefix, `${record}/`].flatMap((prefix) => (ref.startsWith(prefix) ? [ref.slice(prefix.length)] : []));
}

async function computedEntry(
  connection: Connection,
  owner: string,
  prefix: string,
  id: string,
): Promise<string | undefined> {
  for (const { domain, load } of POSTING_SOURCES) {
    const source = await load();
    if (source.prefix !== prefix) continue;
    for await (const batch of source.entries(connection, owner)) {
      const entry = batch.find((each) => each.id === id);
      if (entry !== undefined) {
        const { day, text, postings } = entry;
        return JSON.stringify({ record: 'entry', domain, ref: `${prefix}:${id}`, date: day, text, postings });
      }
    }
  }
  return undefined;
}
