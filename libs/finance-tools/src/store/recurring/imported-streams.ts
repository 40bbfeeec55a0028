import type { Connection } from '@bursar/database';
import { keptByState } from '@bursar/toolkit';

import { streamsIn } from '../../model/recurring/find-streams';
import type { RecurringStream } from '../../model/recurring/recurring-stream';
import { inTurns } from '../in-turns';
import { linksVersion } from '../links/kept-links';
import { recurringPayees } from './recurring-payees';
import { rowsOfPayees } from './recurring-rows';
import type { BookedAccount } from './recurring-selection';

/** A row of a stream takes some hundred bytes. */
const MOST_ROWS_KEPT = 50_000;
/** What a state takes by itself, in rows. */
const ROWS_OF_STATE = 20;

const kept = keptByState<readonly RecurringStream[]>(MOST_ROWS_KEPT, (streams) =>
  streams.reduce((sum, { rows }) => sum + rows.length, ROWS_OF_STATE),
);

/**
 * The streams on accounts of imported statements up to a day, in the order of publication; no row of them is known to be a
 * transfer. They are kept for the state that the head of the journal names; a ledger without a journal is read at each call.
 * Call it in one transaction with what it is used for, which sees one state and has written nothing.
 */
export async function importedStreams(
  connection: Connection,
  owner: string,
  accounts: readonly BookedAccount[],
  asOf: number,
  lapsed: boolean,
): Promise<readonly RecurringStream[]> {
  if (accounts.length === 0) return [];
  const find = async () => {
    const payees = await recurringPayees(connection, owner, accounts, asOf, lapsed);
    return inTurns(streamsIn(await rowsOfPayees(connection, owner, accounts, payees, asOf), asOf));
  };
  const { head, database } = await linksVersion(connection, owner);
  if (head === null) return find();
  const ids = accounts.map(({ id }) => id).sort();
  return kept.of(JSON.stringify([database, owner, head, asOf, lapsed, ids]), find);
}
