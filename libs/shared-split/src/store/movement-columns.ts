import { getTableColumns } from 'drizzle-orm';

import { parseSplitRecord, type SplitRecord } from '../model/split';
import type { StoredMovement } from '../model/stored-movement';
import { movements } from './schema';

const {
  householdId: _household,
  sequence: _sequence,
  foldedDescription: _folded,
  originalType: _original,
  importId: _import,
  ...columns
} = getTableColumns(movements);

/** The columns of a StoredMovement. */
export const movementColumns = columns;

interface MovementRow extends Omit<StoredMovement, 'apportionment'> {
  readonly split: SplitRecord | null;
  readonly payerShare: bigint | null;
}

export function toStoredMovement({ split, payerShare, ...movement }: MovementRow): StoredMovement {
  const parsed = split === null ? undefined : parseSplitRecord(split);
  const isEqual = parsed === undefined || payerShare === null;
  return { ...movement, apportionment: isEqual ? undefined : { split: parsed, payerShare } };
}
