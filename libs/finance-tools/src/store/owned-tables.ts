import type { OwnedTables } from '@bursar/database';
import { sql } from 'drizzle-orm';

/** What an owner has in the ledger of bank statements, with its journal. */
export const ownedTables: Omit<OwnedTables, 'remove'> = {
  schema: 'finance',
  ownerColumn: 'owner',
  tables: [
    'accounts',
    'balances',
    'categories',
    'changed_rows',
    'changed_transactions',
    'changes',
    'imports',
    'links',
    'mappings',
    'month_totals',
    'replacements',
    'reported_balances',
    'rules',
    'statements',
    'transactions',
  ],
  bookkeeping: ['ledgers'],
  kept: [],
  entries: (owner) => sql`
    select 'account ' || account_id as key from finance.accounts where owner = ${owner}
    union all
    select 'transaction ' || sequence from finance.transactions where owner = ${owner}
    union all
    select concat('balance ', account_id, ' ', day) from finance.reported_balances where owner = ${owner}
    union all
    select 'rule ' || rule_number from finance.rules where owner = ${owner}
    union all
    select 'link ' || link_number from finance.links where owner = ${owner}`,
  erasureSetting: 'finance.erased_owner',
};
