import type { Connection, Row } from '@bursar/database';

import { canonicalJson } from '../../model/journal/canonical-json';
import { changedRowJson, type RowImage } from '../../model/journal/change-record';
import { stateBefore, type TouchedRow } from '../../model/journal/touched-row';
import type { StoredChange } from './stored-change';

/** The rows of a change, in parts: canonical JSON separated by commas. */
export type RowTexts = AsyncGenerator<string, void>;

type ChangeRange = Pick<StoredChange, 'number' | 'firstSequence' | 'nextSequence'>;

/** Tables before this one come before the transactions in a record, the others after them. */
const TRANSACTIONS = 'transactions';
const PAGE_ROWS = 5_000;

/**
 * The rows of a change as the hash covers them: by table, then by key. What was added has no images of its own: it is
 * what later changes left of it, taken back to this change. `isLast`: nothing was changed since.
 */
export async function* changedRowTexts(
  connection: Connection,
  owner: string,
  change: ChangeRange,
  isLast: boolean,
): RowTexts {
  yield* otherRows(connection, owner, change.number, 'before');
  yield* touchedTransactions(connection, owner, change.number, isLast);
  for await (const { text } of importedTransactions(connection, owner, change, isLast)) yield text;
  yield* otherRows(connection, owner, change.number, 'after');
}

async function* otherRows(connection: Connection, owner: string, change: number, side: 'before' | 'after'): RowTexts {
  let [table, key] = side === 'before' ? ['', ''] : [TRANSACTIONS, '~'];
  for (;;) {
    const rows = await connection.query<Row & Record<'table' | 'key', string> & Images>`
      select table_name as table, key, before, after from finance.changed_rows
      where owner = ${owner} and change_number = ${change} and (table_name, key) > (${table}, ${key})
        and (${side === 'after'} or table_name <= ${TRANSACTIONS})
      order by table_name, key limit ${PAGE_ROWS}`;
    if (rows.length > 0) yield rows.map((row) => changedRowJson(row.table, row.key, row.before, row.after)).join();
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE_ROWS) return;
    ({ table, key } = last);
  }
}

interface Images {
  readonly before: string | null;
  readonly after: string | null;
}

/** The transactions that a change altered, removed and added, other than an import's new ones. */
async function* touchedTransactions(connection: Connection, owner: string, change: number, isLast: boolean): RowTexts {
  let after = -1n;
  for (;;) {
    const rows = await connection.query<Row & Images & { sequence: bigint; image: string | null }>`
      select c.sequence, c.before, c.after,
        case when c.before is null then (
          select finance.transaction_image(t) from finance.transactions t
          where t.owner = ${owner} and t.sequence = c.sequence) end as image
      from finance.changed_transactions c
      where c.owner = ${owner} and c.change_number = ${change} and c.sequence > ${after}
      order by c.sequence limit ${PAGE_ROWS}`;
    const last = rows.at(-1);
    if (last === undefined) return;
    const added = rows.filter(({ before }) => before === null);
    const later =
      isLast || added.length === 0 ? NONE : await laterTouches(connection, owner, change, after + 1n, last.sequence);
    yield rows
      .map(({ sequence, before, after: changed, image }) =>
        before === null
          ? addedRowJson(sequence, imageAfter(image, later.get(sequence)))
          : changedRowJson(TRANSACTIONS, String(sequence), before, changed),
      )
      .join();
    if (rows.length < PAGE_ROWS) return;
    after = last.sequence;
  }
}

/**
 * The transactions that an import added, as it left them, page by page: their number, and canonical JSON separated by
 * commas.
 */
export async function* importedTransactions(
  connection: Connection,
  owner: string,
  { number, firstSequence, nextSequence }: ChangeRange,
  isLast: boolean,
): AsyncGenerator<TextPage, void> {
  if (firstSequence === null || nextSequence === null) return;
  const pageFrom = async (from: bigint): Promise<TextPage> => {
    const to = from + BigInt(PAGE_ROWS) < nextSequence ? from + BigInt(PAGE_ROWS) - 1n : nextSequence - 1n;
    const later = isLast ? NONE : await laterTouches(connection, owner, number, from, to);
    return later.size === 0
      ? untouchedPage(connection, owner, from, to)
      : touchedPage(connection, owner, from, to, later);
  };
  let ahead = firstSequence < nextSequence ? pageFrom(firstSequence) : undefined;
  for (let from = firstSequence + BigInt(PAGE_ROWS); ahead !== undefined; from += BigInt(PAGE_ROWS)) {
    const page = await ahead;
    // The server reads the next one while this one is used.
    ahead = from < nextSequence ? pageFrom(from) : undefined;
    ahead?.catch(() => undefined);
    yield page;
  }
}

interface TextPage {
  readonly text: string;
  readonly rows: number;
}

/** The server puts the text of many rows together in a fraction of the time that it takes to transfer them one by one. */
async function untouchedPage(connection: Connection, owner: string, from: bigint, to: bigint): Promise<TextPage> {
  const [page] = await connection.query<{ text: string | null; rows: number }>`
    select count(*)::int as rows, string_agg('{"after":' || finance.transaction_image(t) || ',"before":null,"key":"' || t.sequence
      || '","table":"transactions"}', ',' order by t.sequence) as text
    from finance.transactions t where t.owner = ${owner} and t.sequence between ${from} and ${to}`;
  return { text: page?.text ?? '', rows: page?.rows ?? 0 };
}

async function touchedPage(
  connection: Connection,
  owner: string,
  from: bigint,
  to: bigint,
  later: Touches,
): Promise<TextPage> {
  const rows = await connection.query<Row & { sequence: bigint; image: string }>`
    select t.sequence, finance.transaction_image(t) as image from finance.transactions t
    where t.owner = ${owner} and t.sequence between ${from} and ${to}`;
  const images = new Map(rows.map(({ sequence, image }) => [sequence, image]));
  const sequences = [...new Set([...images.keys(), ...later.keys()])].sort((one, other) => (one < other ? -1 : 1));
  const texts = sequences.flatMap((sequence) => {
    const image = imageAfter(images.get(sequence) ?? null, later.get(sequence));
    return image === null ? [] : [addedRowJson(sequence, image)];
  });
  return { text: texts.join(), rows: texts.length };
}

function addedRowJson(sequence: bigint, image: string | null): string {
  return changedRowJson(TRANSACTIONS, String(sequence), null, image);
}

/** The image that a change left, from the present one and the later touches, newest first. */
function imageAfter(image: string | null, later: readonly TouchedRow[] | undefined): string | null {
  if (later === undefined) return image;
  const state = stateBefore(image === null ? null : (JSON.parse(image) as RowImage), later);
  return state === null ? null : canonicalJson(state);
}

type Touches = ReadonlyMap<bigint, readonly TouchedRow[]>;
const NONE: Touches = new Map();

/** The later changes of transactions, by transaction, newest first. */
async function laterTouches(
  connection: Connection,
  owner: string,
  change: number,
  from: bigint,
  to: bigint,
): Promise<Touches> {
  const rows = await connection.query<Row & Images & { sequence: bigint; number: number }>`
    select sequence, change_number as number, before, after from finance.changed_transactions
    where owner = ${owner} and sequence between ${from} and ${to} and change_number > ${change}
    order by sequence, change_number desc`;
  const touches = new Map<bigint, TouchedRow[]>();
  for (const { sequence, number, before, after } of rows) {
    const touched = touches.get(sequence) ?? [];
    touched.push({ change: number, before: parsed(before), after: parsed(after) });
    touches.set(sequence, touched);
  }
  return touches;
}

function parsed(image: string | null): RowImage | null {
  return image === null ? null : (JSON.parse(image) as RowImage);
}
