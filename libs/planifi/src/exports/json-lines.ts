import type { Connection } from '@bursar/database';

import { publishAccount } from '../model/account';
import { publishAmount, publishDetailedMovement, type MovementRecord } from '../model/movement';
import { formatInstant } from '../model/output-fields';
import { publishTag } from '../model/tag';
import type { StoredAccount } from '../store/accounts';
import { allMovements, allTransfers, changesOf, type MovementChange } from '../store/export-rows';
import { allTags } from '../store/tags';

/** A line for each account, tag, transaction and transfer, in this order; transactions with every change of them. */
export async function* jsonLines(connection: Connection, owner: string, accounts: readonly StoredAccount[]) {
  yield linesOf('account', accounts.map(accountFields));
  yield linesOf('tag', (await allTags(connection, owner)).map(publishTag));
  for await (const movements of allMovements(connection, owner)) {
    const ids = movements.map(({ id }) => id);
    const changes = await changesOf(connection, owner, ids);
    yield linesOf(
      'transaction',
      movements.map((movement) => ({
        ...publishDetailedMovement(movement),
        changes: (changes.get(movement.id) ?? []).map((change) => changeFields(movement, change)),
      })),
    );
  }
  yield linesOf('transfer', (await allTransfers(connection, owner)).map(transferFields));
}

function linesOf(record: string, all: readonly object[]): string {
  return all.map((fields) => `${JSON.stringify({ record, ...fields })}\n`).join('');
}

function accountFields(account: StoredAccount): object {
  const { openingBalance, openedOn, disabledAt } = account;
  const status = disabledAt === null ? 'enabled' : 'disabled';
  return { ...publishAccount(account), openingBalance: Number(openingBalance), openedOn, status };
}

/** When and on whose behalf a transaction was changed, and what it said before. */
function changeFields({ direction }: MovementRecord, change: MovementChange): object {
  const { accountId, amount, occurredOn, description, tagNames, wasVoided } = change;
  return {
    changedAt: formatInstant(change.changedAt),
    changedBy: change.changedBy,
    before: {
      ...(accountId !== null && { accountId }),
      ...(amount !== null && { amount: publishAmount({ amount, direction }) }),
      ...(occurredOn !== null && { occurredOn }),
      ...(description !== null && { description }),
      ...(tagNames !== null && { tags: tagNames }),
      ...(wasVoided !== null && { status: wasVoided ? 'voided' : 'active' }),
    },
  };
}

function transferFields(transfer: Awaited<ReturnType<typeof allTransfers>>[number]): object {
  return {
    id: transfer.id,
    fromAccountId: transfer.from_account_id,
    toAccountId: transfer.to_account_id,
    amount: Number(transfer.amount),
    receivedAmount: Number(transfer.received_amount),
    occurredOn: transfer.occurred_on,
    description: transfer.description,
    transactionIds: [transfer.outgoing_id, transfer.incoming_id],
    status: transfer.is_voided ? 'voided' : 'active',
    createdAt: formatInstant(Number(transfer.created_at)),
  };
}
