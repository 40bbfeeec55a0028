import type { Connection } from '@bursar/database';

import { includedIn, readTransaction, type LedgerContext } from '../context';
import type { CountAs } from '../model/view';
import { linksInUse, linksVersion, type LinksInUse } from '../store/links/kept-links';

/**
 * Runs work that counts. With `links`, if the owner has any: in one state of the ledger then. They are left out where rows
 * are counted as they are stored. With `inOneState` work without links sees one state as well.
 */
export async function readCounting<Result>(
  context: LedgerContext,
  countAs: CountAs,
  work: (connection: Connection, links: LinksInUse | undefined) => Promise<Result>,
  { inOneState = false } = {},
): Promise<Result> {
  const { database, owner } = context;
  const plain = async (connection: Connection) => {
    const isPlain = countAs === 'rows' || (await linksVersion(connection, owner)).version === 0;
    return isPlain ? { result: await work(connection, undefined) } : undefined;
  };
  const counted = await (inOneState ? readTransaction(context, plain) : database.run(plain));
  if (counted !== undefined) return counted.result;
  const { sources } = await includedIn(context, 'all');
  return readTransaction(context, async (connection) => {
    return work(connection, await linksInUse(connection, { owner, sources }));
  });
}
