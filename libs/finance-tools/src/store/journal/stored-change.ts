import type { Connection, Row } from '@bursar/database';

import type { ChangeHead, ChangeKind, Channel } from '../../model/journal/change-record';
import { changeId, importId } from '../../model/published-ids';
import { arrayLiteral } from '../array-literal';

/** A change as it is stored, without its rows. */
export interface StoredChange {
  readonly number: number;
  readonly kind: ChangeKind;
  readonly at: string;
  readonly via: Channel;
  readonly tool: string;
  readonly summary: string;
  readonly importNumber: number | null;
  readonly undoes: readonly number[] | null;
  /** Where the transactions begin and end that an import added. */
  readonly firstSequence: bigint | null;
  readonly nextSequence: bigint | null;
  readonly rowCount: number;
  readonly previousHash: string;
  readonly hash: string;
}

/** The record of a change without its rows and its hash. */
export function headOf(change: Omit<StoredChange, 'hash' | 'rowCount'>): ChangeHead {
  return {
    change_id: changeId(change.number),
    kind: change.kind,
    at: change.at,
    via: change.via,
    tool: change.tool,
    summary: change.summary,
    import_id: change.importNumber === null ? null : importId(change.importNumber),
    undoes: change.undoes === null ? null : change.undoes.map(changeId),
    previous_hash: change.previousHash,
  };
}

/** The changes after `after`, oldest first. */
export function changesAfter(
  connection: Connection,
  owner: string,
  after: number,
  limit: number,
): Promise<StoredChange[]> {
  return connection.query<Row & StoredChange>`
    select change_number as number, kind, at, via, tool, summary, import_number as "importNumber", undoes,
      first_sequence as "firstSequence", next_sequence as "nextSequence", row_count as "rowCount",
      previous_hash as "previousHash", hash
    from finance.changes where owner = ${owner} and change_number > ${after} order by change_number limit ${limit}`;
}

/** Those of the changes that a tool made, the newest first. */
export async function changesOfTool(
  connection: Connection,
  owner: string,
  numbers: readonly number[],
  tool: string,
): Promise<number[]> {
  const rows = await connection.query<Row & { number: number }>`
    select change_number as number from finance.changes
    where owner = ${owner} and change_number = any(${arrayLiteral(numbers.map(String))}::int[]) and tool = ${tool}
    order by change_number desc`;
  return rows.map(({ number }) => number);
}
