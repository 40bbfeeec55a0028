import type { Connection, Row } from '@bursar/database';

import { ChangeHash } from '../../model/journal/change-hash';
import { FIRST_PREVIOUS_HASH, type RowImage } from '../../model/journal/change-record';
import { brokenTouch, type TouchedRow } from '../../model/journal/touched-row';
import type { JournalCheck, JournalFailure } from '../../model/journal/verify-file';
import { changeId } from '../../model/published-ids';
import { changedRowTexts } from './changed-rows';
import { brokenDigest, lastForgotten, nextSequenceAt } from './forgotten-changes';
import { alteredRows } from './row-states';
import { changesAfter, headOf, type StoredChange } from './stored-change';

const PAGE_CHANGES = 500;
const PAGE_ROWS = 5_000;

/**
 * Checks an owner's journal: the chain of hashes, and that every row is what the journal left. The rows of changes are
 * hashed again; those that an import added are the present ones, taken back change by change. Of changes whose rows were
 * forgotten, the hashes are taken as they are, and what they left is compared with its digest.
 */
export async function verifyJournal(connection: Connection, owner: string): Promise<JournalCheck> {
  const failures: JournalFailure[] = [];
  let [changes, head] = [0, null as string | null];
  const forgotten = await lastForgotten(connection, owner);
  for (;;) {
    const page = await changesAfter(connection, owner, changes, PAGE_CHANGES);
    for (const change of page) {
      const reason = await whyBroken(connection, owner, change, { number: changes + 1, head, forgotten });
      if (reason !== undefined) failures.push({ changeId: changeId(changes + 1), reason });
      if (failures.length > 0) break;
      changes += 1;
      head = change.hash;
    }
    if (failures.length > 0 || page.length < PAGE_CHANGES) break;
  }
  failures.push(...(await alteredSince(connection, owner, changes, forgotten)));
  const [first] = failures.sort((one, other) => numberIn(one) - numberIn(other));
  if (first !== undefined) return { failure: first };
  return { changes, head, ...(forgotten > 0 && { forgotten }) };
}

function numberIn({ changeId: id }: JournalFailure): number {
  return Number(id.slice('change-'.length));
}

async function whyBroken(
  connection: Connection,
  owner: string,
  change: StoredChange,
  { number, head, forgotten }: { readonly number: number; readonly head: string | null; readonly forgotten: number },
): Promise<string | undefined> {
  if (change.number !== number) return 'it is missing';
  if (change.previousHash !== (head ?? FIRST_PREVIOUS_HASH)) {
    return 'its previous_hash is not the hash of the change before';
  }
  if (number < forgotten) return undefined;
  if (number === forgotten) {
    const odd = await brokenDigest(connection, owner, number, await nextSequenceAt(connection, owner, number));
    return odd && `the ${odd} that it left are not those of the digest that was kept`;
  }
  const hash = new ChangeHash(headOf(change));
  for await (const rows of changedRowTexts(connection, owner, change, false)) hash.add(rows);
  if (hash.finish() !== change.hash) return 'its rows are not those that were hashed';
  if (change.kind !== 'start') return undefined;
  const odd = await brokenDigest(connection, owner, 1, change.nextSequence ?? 1n);
  return odd && `the ${odd} that it found are not those of its digest`;
}

/** Rows that are not what the journal left, with the change that had left them; the newest for what none has touched. */
async function alteredSince(
  connection: Connection,
  owner: string,
  changes: number,
  forgotten: number,
): Promise<JournalFailure[]> {
  const failures: JournalFailure[] = [];
  const [start] = await connection.query`
    select from finance.changes where owner = ${owner} and change_number = 1 and kind = 'start'`;
  for (const { table, key, change } of await alteredRows(connection, owner)) {
    // A digest tells of rows that no change has touched since.
    if (change === null && (start !== undefined || forgotten > 0 || changes === 0)) continue;
    failures.push({ changeId: changeId(change ?? changes), reason: `${table} ${key} is not what it left` });
  }
  const added = changes === 0 ? undefined : await addedWithoutChange(connection, owner);
  if (added !== undefined) {
    failures.push({ changeId: changeId(changes), reason: `transaction ${added} was added after it, without a change` });
  }
  for (let after: bigint | undefined = 0n; after !== undefined;) {
    const page: TouchedPage = await touchedPage(connection, owner, after);
    for (const [sequence, touches] of page.touches) {
      const broken = brokenTouch(page.images.get(sequence) ?? null, touches);
      if (broken === undefined) continue;
      failures.push({ changeId: changeId(broken), reason: `transaction ${sequence} is not what it left` });
    }
    after = page.last;
  }
  return failures;
}

/** A transaction that lies outside of what the start found and imports added. */
async function addedWithoutChange(connection: Connection, owner: string): Promise<bigint | undefined> {
  const [found] = await connection.query<{ sequence: bigint }>`
    select t.sequence from finance.transactions t
    where t.owner = ${owner} and not exists (
      select from finance.changes c
      where c.owner = ${owner} and c.next_sequence > t.sequence
        and (c.kind = 'start' or c.first_sequence <= t.sequence))
    order by t.sequence limit 1`;
  return found?.sequence;
}

interface TouchedPage {
  readonly touches: ReadonlyMap<bigint, readonly TouchedRow[]>;
  /** The transactions as they are now. */
  readonly images: ReadonlyMap<bigint, RowImage>;
  /** Undefined after the last page. */
  readonly last: bigint | undefined;
}

/** The next transactions that a change touched, in the order of their places, with all their changes, newest first. */
async function touchedPage(connection: Connection, owner: string, after: bigint): Promise<TouchedPage> {
  const rows = await connection.query<
    Row & { sequence: bigint; change: number; before: RowImage | null; after: RowImage | null; image: RowImage | null }
  >`
    with touched as materialized (
      select distinct sequence from finance.changed_transactions
      where owner = ${owner} and sequence > ${after} order by sequence limit ${PAGE_ROWS}
    )
    select c.sequence, c.change_number as change, c.before::json as before, c.after::json as after,
      case when t.sequence is not null then finance.transaction_image(t)::json end as image
    from touched
    join finance.changed_transactions c on c.owner = ${owner} and c.sequence = touched.sequence
    left join finance.transactions t on t.owner = ${owner} and t.sequence = touched.sequence
    order by c.sequence, c.change_number desc`;
  const touches = new Map<bigint, TouchedRow[]>();
  const images = new Map<bigint, RowImage>();
  for (const { sequence, change, before, after: left, image } of rows) {
    touches.set(sequence, [...(touches.get(sequence) ?? []), { change, before, after: left }]);
    if (image !== null) images.set(sequence, image);
  }
  return { touches, images, last: touches.size < PAGE_ROWS ? undefined : rows.at(-1)?.sequence };
}
