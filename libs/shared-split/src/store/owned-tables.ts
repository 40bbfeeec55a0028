import type { OwnedTables } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { removeEntries } from './remove-entries';

/**
 * What a household has in shared expenses. What its rules have generated, what corrects an entry, and what was taken back, is no
 * entry.
 */
export const ownedTables: OwnedTables = {
  schema: 'shared_split',
  ownerColumn: 'household_id',
  tables: [
    'corrections',
    'month_totals',
    'movements',
    'recurrence_events',
    'recurrence_occurrences',
    'recurrences',
    'settlements',
  ],
  bookkeeping: [],
  kept: ['households', 'participants'],
  entries: (owner) => sql`
    select 'movement ' || m.movement_id as key from shared_split.movements m
    where m.household_id = ${owner} and m.first_id is null and m.status <> 'voided' and not exists (
      select from shared_split.recurrence_occurrences o
      where (o.household_id, o.movement_id) = (m.household_id, m.movement_id))
    union all
    select 'recurrence ' || recurrence_id from shared_split.recurrences where household_id = ${owner}
    union all
    select 'settlement ' || settlement_id from shared_split.settlements
    where household_id = ${owner} and status <> 'voided'`,
  remove: removeEntries,
};
