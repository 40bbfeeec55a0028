import type { YearMonth } from '@bursar/calendar';

import type { Household } from './household';
import { transferOf, type MonthlySplit, type Transfer } from './monthly-split';

/** A month that the two have closed with a settlement, and the balance that its payer had in it. */
export interface Closing {
  readonly settlementId: string;
  readonly month: YearMonth;
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  readonly payerId: string;
  readonly receiverId: string;
  /** In cents. */
  readonly payerBalance: bigint;
}

/** A closed month as it is now. */
export interface ClosedMonth {
  readonly closing: Closing;
  /** The transfer when it was closed. */
  readonly closedTransfer: Transfer | undefined;
  /** What the present transfer differs by, in cents, seen from the first of the two. */
  readonly changedBy: bigint;
}

export function closedMonth(
  closing: Closing,
  household: Household,
  { shares }: Pick<MonthlySplit, 'shares'>,
): ClosedMonth {
  const [first, second] = household;
  const isOfFirst = closing.payerId === first.id || closing.receiverId === second.id;
  const balance = isOfFirst ? closing.payerBalance : -closing.payerBalance;
  const balances = [
    { participantId: first.id, balance },
    { participantId: second.id, balance: -balance },
  ] as const;
  return { closing, closedTransfer: transferOf(balances), changedBy: shares[0].balance - balance };
}
