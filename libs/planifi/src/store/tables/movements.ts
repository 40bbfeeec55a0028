import { sql } from 'drizzle-orm';
import {
  check,
  date,
  foreignKey,
  index,
  numeric,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

import type { Direction } from '../../model/direction';
import { accounts } from './accounts';
import { instant, owner, planifi, sequence } from './columns';

/** Expenses, transactions and the two legs of each transfer: one kind of record. */
export const movements = planifi.table(
  'movements',
  {
    owner: owner(),
    id: uuid('movement_id').notNull(),
    sequence: sequence(),
    accountId: uuid('account_id').notNull(),
    /** Above 0, in the currency of the account; text in both directions, because an amount is never a float. */
    amount: numeric('amount', { precision: 14, scale: 2 }).notNull(),
    direction: text('direction').$type<Direction>().notNull().default('OUT'),
    occurredOn: date('occurred_on', { mode: 'string' }).notNull(),
    description: text('description').notNull(),
    createdAt: instant('created_at').notNull(),
    /** The last change; null when there was none. */
    updatedAt: instant('updated_at'),
    /** Null while the movement counts. */
    voidedAt: instant('voided_at'),
    /** The transfer that the movement is a leg of, if it is one. */
    transferId: uuid('transfer_id'),
  },
  (table) => {
    const newestFirst = () =>
      [
        table.occurredOn.desc().nullsFirst(),
        table.createdAt.desc().nullsFirst(),
        table.sequence.desc().nullsFirst(),
      ] as const;
    return [
      primaryKey({ columns: [table.owner, table.id] }),
      // Includes amount, direction and voided_at, which drizzle-kit cannot say: see the migration 0002.
      index('movements_of_an_account').on(table.owner, table.accountId, ...newestFirst()),
      index('movements_of_an_owner').on(table.owner, ...newestFirst()),
      uniqueIndex('movements_of_a_transfer')
        .on(table.owner, table.transferId, table.direction)
        .where(sql`${table.transferId} is not null`),
      foreignKey({
        name: 'movements_account',
        columns: [table.owner, table.accountId],
        foreignColumns: [accounts.owner, accounts.id],
      }),
      foreignKey({
        name: 'movements_transfer',
        columns: [table.owner, table.transferId],
        foreignColumns: [transfers.owner, transfers.id],
      }),
      check('movements_amount', sql`${table.amount} between 0.01 and 999999999999.99`),
      check('movements_direction', sql`${table.direction} in ('OUT', 'IN')`),
      check('movements_occurred_on', sql`${table.occurredOn} between '1900-01-01' and '2999-12-31'`),
      check('movements_description_length', sql`char_length(${table.description}) between 1 and 255`),
    ];
  },
);

/** Breaks the circle of types: a transfer names its legs, and each leg its transfer. */
const movementKey = (): [AnyPgColumn, AnyPgColumn] => [movements.owner, movements.id];

/** Money moved between two accounts: what left the one and what reached the other are movements. */
export const transfers = planifi.table(
  'transfers',
  {
    owner: owner(),
    id: uuid('transfer_id').notNull(),
    sequence: sequence(),
    outgoingId: uuid('outgoing_id').notNull(),
    incomingId: uuid('incoming_id').notNull(),
    /** Null when none was sent. */
    description: text('description'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    unique('transfers_outgoing_once').on(table.owner, table.outgoingId),
    unique('transfers_incoming_once').on(table.owner, table.incomingId),
    // Both legs exist, or the transfer does not: one statement stores the three rows.
    foreignKey({
      name: 'transfers_outgoing',
      columns: [table.owner, table.outgoingId],
      foreignColumns: movementKey(),
    }),
    foreignKey({
      name: 'transfers_incoming',
      columns: [table.owner, table.incomingId],
      foreignColumns: movementKey(),
    }),
    check('transfers_two_legs', sql`${table.outgoingId} <> ${table.incomingId}`),
    check('transfers_description_length', sql`char_length(${table.description}) between 1 and 255`),
  ],
);
