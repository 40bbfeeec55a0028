import type { Connection } from '@bursar/database';
import type { ArchivedDomain, ArchivedRecord } from '@bursar/own-data';

import { POSTING_SOURCES } from '../domains/posting-sources';

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
  const [, named, rest = ref] = /^([a-z-]+):(.*)$/s.exec(ref) ?? [];
  const prefix = named === undefined ? undefined : (LEDGER_PREFIXES[named] ?? named);
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
  return prefix === undefined ? undefined : computedEntry(connection, owner, prefix, rest);
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
