import { customType, integer, numeric, pgSchema, timestamp } from 'drizzle-orm/pg-core';

// Every row belongs to an owner, the first column of every key: no query reads rows of another owner by mistake, and a
// cluster distributes rows by it.

export const finance = pgSchema('finance');

/** Text that is compared byte by byte, in the same order on every server. */
export const key = customType<{ data: string }>({ dataType: () => 'text collate "C"' });

export const owner = () => key('owner').notNull();
/** Up to 15 digits before the point and 4 after it; text in this process. */
export const amount = () => numeric('amount', { precision: 19, scale: 4 }).notNull();
/** The bank's wall time, without a zone. */
export const bookedAt = () => timestamp('booked_at', { precision: 0, mode: 'string' }).notNull();
/** The number of an import of the owner. */
export const importNumber = (name: string) => integer(name).notNull();
