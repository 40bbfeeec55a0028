import * as z from 'zod';

import type { Direction } from './direction';
import { amount, day, formatInstant, id, instant } from './output-fields';
import { publishTag, tag, type TagRecord } from './tag';

/** A movement as a transaction is published. */
export const transaction = z.strictObject({
  id,
  accountId: id,
  amount,
  occurredOn: day,
  description: z.string(),
  createdAt: instant,
  tags: z.array(tag),
});

/** A movement as an expense is published: the brief's schema lets `accountId` be null; every stored movement has one. */
export const expense = transaction.extend({ accountId: z.string().meta({ type: ['string', 'null'], format: 'uuid' }) });

export const movementStatus = z.enum(['active', 'voided']);

/** What is published of a movement on request. */
export const movementDetails = z.strictObject({
  status: movementStatus,
  transferId: id.nullable(),
  updatedAt: instant.nullable(),
});

/** An expense and a transaction are the same kind of record. */
export type Movement = z.output<typeof transaction>;

export type MovementDetails = z.output<typeof movementDetails>;

/** A movement as it is stored. */
export interface MovementRecord {
  readonly id: string;
  readonly accountId: string;
  /** Above 0, with two decimals. */
  readonly amount: string;
  readonly direction: Direction;
  /** `YYYY-MM-DD` */
  readonly occurredOn: string;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** The last change, in milliseconds since 1970. */
  readonly updatedAt: number | null;
  /** Milliseconds since 1970; null while the movement counts. */
  readonly voidedAt: number | null;
  /** The transfer that the movement is a leg of. */
  readonly transferId: string | null;
  /** Sorted by key. */
  readonly tags: readonly TagRecord[];
}

/** A movement that has just been stored. */
export function newMovement(
  fields: Omit<MovementRecord, 'updatedAt' | 'voidedAt' | 'transferId'> & Partial<Pick<MovementRecord, 'transferId'>>,
): MovementRecord {
  return { transferId: null, ...fields, updatedAt: null, voidedAt: null };
}

/**
 * The published form of a stored movement. Its amount is what left the account: what came in is below 0. It has so few
 * digits that its number prints as the same value.
 */
export function publishMovement({
  id,
  accountId,
  amount,
  direction,
  occurredOn,
  description,
  createdAt,
  tags,
}: MovementRecord): Movement {
  return {
    id,
    accountId,
    amount: publishAmount({ amount, direction }),
    occurredOn,
    description,
    createdAt: formatInstant(createdAt),
    tags: tags.map(publishTag),
  };
}

/** What left the account: an amount that came in is below 0. */
export function publishAmount({ amount, direction }: Pick<MovementRecord, 'amount' | 'direction'>): number {
  return direction === 'IN' ? -Number(amount) : Number(amount);
}

/** The same with what is published on request. */
export function publishDetailedMovement(record: MovementRecord): Movement & MovementDetails {
  const { transferId, updatedAt } = record;
  return {
    ...publishMovement(record),
    status: statusOf(record),
    transferId,
    updatedAt: updatedAt === null ? null : formatInstant(updatedAt),
  };
}

export function statusOf({ voidedAt }: Pick<MovementRecord, 'voidedAt'>): MovementDetails['status'] {
  return voidedAt === null ? 'active' : 'voided';
}
