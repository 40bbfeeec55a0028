import type { OwnedTables } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { removeEntries } from './remove-entries';

/** What an owner has in accounts. What was taken back is no entry. */
export const ownedTables: OwnedTables = {
  schema: 'planifi',
  ownerColumn: 'owner',
  tables: ['accounts', 'idempotency_records', 'movement_changes', 'movement_tags', 'movements', 'tags', 'transfers'],
  bookkeeping: [],
  kept: [],
  entries: (owner) => sql`
    select 'account ' || account_id as key from planifi.accounts where owner = ${owner}
    union all
    select 'movement ' || movement_id from planifi.movements where owner = ${owner} and voided_at is null
    union all
    select 'tag ' || tag_id from planifi.tags where owner = ${owner}`,
  remove: removeEntries,
};
