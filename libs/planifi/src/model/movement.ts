import * as z from 'zod';

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

/** An expense and a transaction are the same kind of record. */
export type Movement = z.output<typeof transaction>;

/** A movement as it is stored. */
export interface MovementRecord {
  readonly id: string;
  readonly accountId: string;
  /** With two decimals. */
  readonly amount: string;
  /** `YYYY-MM-DD` */
  readonly occurredOn: string;
  readonly description: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Sorted by key. */
  readonly tags: readonly TagRecord[];
}

/** The published form of a stored movement. `amount` has so few digits that its number prints as the same value. */
export function publishMovement({
  id,
  accountId,
  amount,
  occurredOn,
  description,
  createdAt,
  tags,
}: MovementRecord): Movement {
  return {
    id,
    accountId,
    amount: Number(amount),
    occurredOn,
    description,
    createdAt: formatInstant(createdAt),
    tags: tags.map(publishTag),
  };
}
