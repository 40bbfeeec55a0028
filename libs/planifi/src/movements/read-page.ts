import type { Connection } from '@bursar/database';

import type { MovementRecord } from '../model/movement';
import { countMovements, listMovements } from '../store/list-movements';
import type { MovementFilter } from '../store/movement-filter';

interface Place {
  readonly page: number;
  readonly size: number;
}

/** One page of the movements that a filter matches, newest first, and where it stands; pages count from 0. */
export async function readPage(
  connection: Connection,
  owner: string,
  filter: MovementFilter,
  { page, size }: Place,
): Promise<{
  readonly movements: readonly MovementRecord[];
  readonly place: Place & { readonly totalItems: number; readonly totalPages: number };
}> {
  const totalItems = await countMovements(connection, owner, filter);
  const totalPages = Math.ceil(totalItems / size);
  // A page past the end is not queried: its offset may exceed what the database can count.
  const movements =
    page < totalPages ? await listMovements(connection, owner, filter, { limit: size, offset: page * size }) : [];
  return { movements, place: { page, size, totalItems, totalPages } };
}
