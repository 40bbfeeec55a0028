import type { Connection, Row } from '@bursar/database';
import { sql, type SQL } from 'drizzle-orm';

import type { CountedRow } from '../../model/links/count-events';
import { viewOf, type Link } from '../../model/links/link';
import { LinkStructure } from '../../model/links/link-structure';
import type { TransactionSource } from '../../model/transaction-source';
import { readLinkedRows } from './imported-matches';
import { listStoredLinks } from './stored-links';

/** The links of an owner and what they say of rows. */
export interface KeptLinks {
  readonly links: readonly Link[];
  /** As if all rows of other domains were still there. */
  readonly structure: LinkStructure;
  /** By domain the rows that confirmed links name, by the ids that it gives them itself. */
  readonly sourceRows: ReadonlyMap<string, ReadonlySet<string>>;
  /** The imported rows that links may name, in the order of their days; their payees are not known. */
  readonly importedRows: readonly CountedRow[];
  /** Those of them whose events are legs of transfers or brought money back: of the others only one row of an event is imported. */
  readonly importedWithEnds: readonly CountedRow[];
  /** Whether an imported row is there; the answer for rows of other domains is true. */
  isThere(id: string): boolean;
}

/** By owner the state that was read last; the last used last. */
const kept = new Map<string, { readonly state: string; readonly known: KeptLinks }>();
/** A link takes half a kilobyte, as does a row. */
const MOST_KEPT = 200_000;

/** The state that an owner's links are in; version 0 where there have never been any. */
export async function linksVersion(connection: Connection, owner: string): Promise<LinksVersion> {
  const [ledger] = await connection.query<VersionRow>(linksVersionQuery(owner));
  return versionOf(owner, ledger);
}

interface VersionRow extends Row {
  readonly version: number;
  /** Of `pg_database`: two databases of one server have two. */
  readonly database_oid: string;
  readonly head_hash: string | null;
}

/** The query of the state, of one row at most. */
export function linksVersionQuery(owner: string): SQL {
  return sql`
    select l.links_version as version, (select oid::text from pg_database where datname = current_database()) as database_oid, (
      select c.hash from finance.changes c where c.owner = ${owner} order by c.change_number desc limit 1) as head_hash
    from finance.ledgers l where l.owner = ${owner}`;
}

export function versionOf(owner: string, row: VersionRow | undefined): LinksVersion {
  return { owner, version: row?.version ?? 0, head: row?.head_hash ?? null, database: row?.database_oid ?? '' };
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
export async function keptLinks(connection: Connection, version: LinksVersion): Promise<KeptLinks> {
  const known = knownLinks(version) ?? (await readLinks(connection, version.owner));
  const { owner } = version;
  kept.delete(owner);
  kept.set(owner, { state: nameOf(version), known });
  let size = [...kept.values()].reduce((sum, each) => sum + sizeOf(each.known), 0);
  for (const [oldest, each] of kept) {
    if (size <= MOST_KEPT || oldest === owner) break;
    kept.delete(oldest);
    size -= sizeOf(each.known);
  }
  return known;
}

/** The same from the last time; undefined if that was another state. Without a journal nothing tells of changed rows. */
export function knownLinks(version: LinksVersion): KeptLinks | undefined {
  const before = kept.get(version.owner);
  return version.head !== null && before?.state === nameOf(version) ? before.known : undefined;
}

/** Those of an owner that were read last: they may have changed since. */
export function lastLinks(owner: string): KeptLinks | undefined {
  return kept.get(owner)?.known;
}

function nameOf({ database, version, head }: LinksVersion): string {
  return JSON.stringify([database, version, head]);
}

function sizeOf({ links, importedRows }: KeptLinks): number {
  return links.length + importedRows.length;
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
  const [links, importedRows] = await Promise.all([
    listStoredLinks(connection, owner),
    readLinkedRows(connection, owner),
  ]);
  const present = new Set(importedRows.map(({ id }) => id));
  const isThere = (id: string) => id.includes(':') || present.has(id);
  const sourceRows = new Map<string, Set<string>>();
  for (const { state, kind, left, right } of links) {
    if (state !== 'confirmed' || kind === 'same_account') continue;
    for (const id of [left, right].filter((end) => end.includes(':'))) {
      const view = viewOf(id);
      sourceRows.set(view, (sourceRows.get(view) ?? new Set()).add(id.slice(view.length + 1)));
    }
  }
  const structure = new LinkStructure(links, isThere);
  const importedWithEnds = importedRows.filter(
    ({ id }) => structure.transfersOf(id).length + structure.purchasesOf(id).length > 0,
  );
  return { links, structure, sourceRows, importedRows, importedWithEnds, isThere };
}
