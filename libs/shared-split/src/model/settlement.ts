import type { YearMonth } from '@bursar/calendar';

/** `payment`: money that one transferred to the other. `opening`: what the other owed the payer before the first month. */
export const SETTLEMENT_KINDS = ['payment', 'opening'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];

export type SettlementStatus = 'active' | 'voided';

/** A payment between the two, or the balance with which they came. It is no movement: no month's sums contain it. */
export interface Settlement {
  readonly id: string;
  readonly kind: SettlementKind;
  /** In cents; zero only for one that closes a month. */
  readonly amount: bigint;
  /** Whose balance rises by the amount. */
  readonly payerId: string;
  readonly receiverId: string;
  readonly requestedById: string;
  readonly description: string | null;
  readonly externalId: string | null;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
  readonly competenceMonth: YearMonth;
  readonly closesMonth: YearMonth | null;
  /** The payer's balance, in cents, of the month that it closes, at that moment. */
  readonly closedPayerBalance: bigint | null;
  readonly status: SettlementStatus;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
