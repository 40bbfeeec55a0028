import type { Connection, Row } from '@bursar/database';

import type { Link } from '../../model/links/link';
import { LinkStructure } from '../../model/links/link-structure';
import type { TransactionSource } from '../../model/transaction-source';
import { listStoredLinks } from './stored-links';

/** The links of an owner and what they say of rows. */
export interface KeptLinks {
  readonly links: readonly Link[];
  /** As if all rows of other domains were still there. */
  readonly structure: LinkStructure;
  /** The rows of other domains that confirmed links name. */
  readonly sourceRows: readonly string[];
  /** Whether an imported row is there; the answer for rows of other domains is true. */
  isThere(id: string): boolean;
}

/** By owner the state that was read last; the last used last. */
const kept = new Map<string, { readonly state: string; readonly known: KeptLinks }>();
/** A link takes half a kilobyte. */
const MOST_LINKS_KEPT = 100_000;

/** The state that an owner's links are in; version 0 where there have never been any. */
export async function linksVersion(connection: Connection, owner: string): Promise<LinksVersion> {
  const [ledger] = await connection.query<Row & { version: number; created: string; head: string | null }>`
    select l.links_version as version, (select oid::text from pg_database where datname = current_database()) as created, (
      select c.hash from finance.changes c where c.owner = ${owner} order by c.change_number desc limit 1) as head
    from finance.ledgers l where l.owner = ${owner}`;
  return { owner, version: ledger?.version ?? 0, head: ledger?.head ?? null, database: ledger?.created ?? '' };
}

export interface LinksVersion {
  readonly owner: string;
  /** Counted from 1 again in a ledger that was emptied, restored or left behind by a failover: not enough to know a state by. */
  readonly version: number;
  /** The head of the journal: without it a ledger of the same version may be another one. */
  readonly head: string | null;
  /** One process may use several databases. */
  readonly database: string;
}

/** What the links of a state say, from the last time if it is the same one. Read it in one transaction with the state. */
export async function keptLinks(
  connection: Connection,
  { database, owner, version, head }: LinksVersion,
): Promise<KeptLinks> {
  const key = JSON.stringify([database, owner]);
  const state = JSON.stringify([version, head]);
  const before = kept.get(key);
  const known = before?.state === state ? before.known : await readLinks(connection, owner);
  kept.delete(key);
  kept.set(key, { state, known });
  let count = [...kept.values()].reduce((sum, each) => sum + each.known.links.length, 0);
  for (const [oldest, each] of kept) {
    if (count <= MOST_LINKS_KEPT) break;
    kept.delete(oldest);
    count -= each.known.links.length;
  }
  return known;
}

/** The links that a count heeds, and all domains that they may name rows of, ready to be read. */
export interface LinksInUse {
  readonly kept: KeptLinks;
  readonly sources: readonly TransactionSource[];
}

/** The links of an owner; undefined where there have never been any. `sources`: of all domains, ready to be read. */
export async function linksInUse(
  connection: Connection,
  { owner, sources }: { readonly owner: string; readonly sources: readonly TransactionSource[] },
): Promise<LinksInUse | undefined> {
  const state = await linksVersion(connection, owner);
  return state.version === 0 ? undefined : { kept: await keptLinks(connection, state), sources };
}

async function readLinks(connection: Connection, owner: string): Promise<KeptLinks> {
  const [links, rows] = await Promise.all([
    listStoredLinks(connection, owner),
    connection.query<{ id: string }>`
      select sequence::text as id from finance.transactions where owner = ${owner} and is_linked`,
  ]);
  const present = new Set(rows.map(({ id }) => id));
  const isThere = (id: string) => id.includes(':') || present.has(id);
  const ends = links
    .filter(({ state, kind }) => state === 'confirmed' && kind !== 'same_account')
    .flatMap(({ left, right }) => [left, right]);
  const sourceRows = [...new Set(ends)].filter((id) => id.includes(':'));
  return { links, structure: new LinkStructure(links, isThere), sourceRows, isThere };
}
