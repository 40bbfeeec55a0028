import type { OwnedTables } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { removeEntries } from './remove-entries';

/** What an owner has in the budgets of all users. Chats, and what was answered in them, stay. */
export const ownedTables: OwnedTables = {
  schema: 'cristi',
  ownerColumn: 'owner',
  tables: [
    'bank_balances',
    'budgets',
    'category_budgets',
    'debts',
    'learnt_words',
    'message_transactions',
    'month_totals',
    'pending_writes',
    'recurring_entries',
    'transactions',
  ],
  bookkeeping: ['purses'],
  kept: ['chats', 'handled_updates'],
  entries: (owner) => sql`
    select concat('transaction ', user_id, ' ', transaction_id) as key from cristi.transactions where owner = ${owner}
    union all
    select concat('debt ', user_id, ' ', debt_id) from cristi.debts where owner = ${owner}
    union all
    select concat('balance ', user_id, ' ', sequence) from cristi.bank_balances where owner = ${owner}
    union all
    select concat('cap ', user_id, ' ', effective_month) from cristi.budgets where owner = ${owner}
    union all
    select concat('cap ', user_id, ' ', effective_month, ' ', category) from cristi.category_budgets where owner = ${owner}
    union all
    select concat('recurring ', user_id, ' ', name_key) from cristi.recurring_entries where owner = ${owner}`,
  remove: removeEntries,
};
