import type { Connection } from '@bursar/database';

import type { LinkKind } from '../../model/links/link';
import { linkId } from '../../model/published-ids';
import type { TransactionSource } from '../../model/transaction-source';
import { missingRows } from './linkable-ledger';
import { linksOfRows } from './stored-links';

/** A confirmed link as one of its rows shows it. */
export interface LinkOfRow {
  readonly link_id: string;
  readonly kind: LinkKind;
  readonly other_id: string;
}

/** The confirmed links of rows, by the id of a row; those whose other row is gone are left out. */
export async function readLinksOf(
  connection: Connection,
  owner: string,
  sources: readonly TransactionSource[],
  ids: readonly string[],
): Promise<(id: string) => LinkOfRow[]> {
  const links = await linksOfRows(connection, owner, ids);
  if (links.length === 0) return () => [];
  const ends = links.flatMap(({ left, right }) => [left, right]);
  const gone = await missingRows(connection, { owner, sources }, ends);
  return (id) =>
    links.flatMap(({ number, kind, left, right }) => {
      if (left !== id && right !== id) return [];
      const other = left === id ? right : left;
      return gone.has(other) ? [] : [{ link_id: linkId(number), kind, other_id: other }];
    });
}
