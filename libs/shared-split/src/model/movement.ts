import type { YearMonth } from '@bursar/calendar';

export type MovementType = 'purchase' | 'refund';

/** Only active movements count. */
export type MovementStatus = 'active' | 'voided' | 'replaced';

/** A purchase or a refund before it is stored. What it says is never changed or deleted; a correction stands beside it. */
export interface NewMovement {
  readonly type: MovementType;
  /** In cents, above zero for purchases and refunds alike. */
  readonly amount: bigint;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly occurredAt: number;
  /** The month in which it counts, computed once, when it is stored. */
  readonly competenceMonth: YearMonth;
  /** Who paid, or for a refund, who got the money back. */
  readonly payerId: string;
  readonly requestedById: string;
  readonly externalId: string | null;
  /** The purchase that a refund refunds. */
  readonly originalPurchaseId: string | null;
}

export interface Movement extends NewMovement {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}
