import type { Connection } from '@bursar/database';
import { csvLine } from '@bursar/toolkit';

import { statusOf, type MovementRecord } from '../model/movement';
import { formatInstant } from '../model/output-fields';
import type { StoredAccount } from '../store/accounts';
import { allMovements } from '../store/export-rows';

const HEADER = [
  'id',
  'account',
  'currency',
  'occurred_on',
  'description',
  'amount',
  'direction',
  'tags',
  'transfer_id',
  'status',
  'created_at',
];

/** A header, and a row for each transaction, oldest first. */
export async function* csvLines(connection: Connection, owner: string, accounts: readonly StoredAccount[]) {
  const byId = new Map(accounts.map((account) => [account.id, account]));
  yield csvLine(HEADER);
  for await (const movements of allMovements(connection, owner)) {
    yield movements.map((movement) => csvLine(cellsOf(movement, byId.get(movement.accountId)))).join('');
  }
}

function cellsOf(movement: MovementRecord, account: StoredAccount | undefined): string[] {
  const { id, occurredOn, description, amount, direction, tags, transferId, createdAt } = movement;
  return [
    id,
    account?.name ?? '',
    account?.currency ?? '',
    occurredOn,
    description,
    amount,
    direction,
    tags.map(({ name }) => name).join(';'),
    transferId ?? '',
    statusOf(movement),
    formatInstant(createdAt),
  ];
}
