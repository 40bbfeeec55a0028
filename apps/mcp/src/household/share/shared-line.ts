import { partsOfMonth, yearMonth, type YearMonth } from '@bursar/calendar';

import type { ShareResult } from './share-schema';
import type { SharableTransaction, SharingScope } from './share-ports';

/** A shared purchase or refund that was made of a bank transaction. */
export interface SharedMovement {
  readonly id: string;
  readonly type: 'purchase' | 'refund';
  readonly amount: string;
  readonly payer_participant_id: string;
  readonly competence_month: string;
  readonly external_id: string | null;
  /** The id it had before any correction: the ledger keeps it under that one. */
  readonly firstId: string;
}

/** The month in which a transaction is shared: that of its booking day. */
export function monthOf({ bookedOn }: Pick<SharableTransaction, 'bookedOn'>): YearMonth {
  return yearMonth(bookedOn.slice(0, 7));
}

export function externalIdOf(transactionId: string): string {
  return `ledger:${transactionId}`;
}

/** What was shared of a transaction; undefined where that is nothing. */
export async function sharedMovement(
  { call }: SharingScope,
  line: Pick<SharableTransaction, 'id' | 'bookedOn'>,
): Promise<SharedMovement | undefined> {
  const { structured } = await call('list_movements', {
    ...partsOfMonth(monthOf(line)),
    ...{ external_id: externalIdOf(line.id), include_voided: true, details: true },
  });
  const { items } = structured as unknown as { readonly items: readonly ListedMovement[] };
  const counting = items.find(({ status }) => status === 'active');
  return counting && { ...counting, firstId: firstOf(counting, items).id };
}

type ListedMovement = Omit<SharedMovement, 'firstId'> & {
  readonly status: string;
  readonly replaced_by: string | null;
};

function firstOf(movement: ListedMovement, items: readonly ListedMovement[]): ListedMovement {
  const earlier = items.find(({ replaced_by }) => replaced_by === movement.id);
  return earlier === undefined ? movement : firstOf(earlier, items);
}

/** Who paid the last transaction of the account that was shared. */
export async function lastPayer(scope: SharingScope, accountId: string): Promise<string | undefined> {
  for (const line of await scope.latestShared(accountId)) {
    const movement = await sharedMovement(scope, line);
    if (movement !== undefined) return movement.payer_participant_id;
  }
  return undefined;
}

type Transfer = ShareResult['settlement_before'];

/** Who owes whom for a month, with what is not recorded yet. */
export async function settlementOf({ call }: SharingScope, month: YearMonth): Promise<Transfer> {
  const { structured, meta } = await call('get_monthly_summary', partsOfMonth(month));
  const { transfer } = structured as unknown as { readonly transfer: Transfer };
  const pending = meta?.['bursar/pending'] as { readonly projected: { readonly transfer: Transfer } } | undefined;
  const { debtor_participant_id, creditor_participant_id, amount } = pending?.projected.transfer ?? transfer;
  return { debtor_participant_id, creditor_participant_id, amount };
}
