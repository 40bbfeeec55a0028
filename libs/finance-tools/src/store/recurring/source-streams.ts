import type { Connection } from '@bursar/database';
import { keptByState } from '@bursar/toolkit';

import { streamsIn } from '../../model/recurring/find-streams';
import type { RecurringRow } from '../../model/recurring/recurring-row';
import type { RecurringStream } from '../../model/recurring/recurring-stream';
import type { TransactionSource } from '../../model/transaction-source';
import { inTurns } from '../in-turns';
import { sourcesState } from '../sources-state';
import { rowsOfSource } from './recurring-rows';
import type { RecurringFilters } from './recurring-selection';

/** A row takes some hundred bytes. */
const MOST_ROWS_KEPT = 50_000;
/** What a state takes by itself, in rows. */
const ROWS_OF_STATE = 20;

const keptRows = keptByState<readonly RecurringRow[]>(MOST_ROWS_KEPT, (rows) => ROWS_OF_STATE + rows.length);
const keptStreams = keptByState<readonly RecurringStream[]>(MOST_ROWS_KEPT, (streams) =>
  streams.reduce((sum, { rows }) => sum + rows.length, ROWS_OF_STATE),
);

/** The rows of sources that the filters leave. */
export interface SourceRows {
  readonly rows: readonly RecurringRow[];
  /** The streams up to a day in some of these rows, in the order of publication. */
  streams(rows: readonly RecurringRow[], asOf: number): Promise<readonly RecurringStream[]>;
}

/** Reads them, or has them from the last time that the sources were in this state. */
export async function readSourceRows(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  filters: RecurringFilters,
): Promise<SourceRows> {
  const state = [owner, await sourcesState(connection, owner, sources), filters];
  const read = async () => {
    const rows: RecurringRow[] = [];
    for (const source of sources) rows.push(...(await rowsOfSource(connection, owner, source, filters)));
    return rows;
  };
  const all = await keptRows.of(JSON.stringify(state), read);
  return {
    rows: all,
    streams: (rows, asOf) => {
      const chosen = new Set(rows.map(({ id }) => id));
      const leftOut = all.flatMap(({ id }) => (chosen.has(id) ? [] : [id]));
      return keptStreams.of(JSON.stringify([...state, asOf, leftOut]), () => inTurns(streamsIn(rows, asOf)));
    },
  };
}
