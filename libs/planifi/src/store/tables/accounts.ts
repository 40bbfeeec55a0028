import { sql } from 'drizzle-orm';
import { check, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import type { AccountType } from '../../model/account';
import { instant, owner, planifi, sequence } from './columns';

export const accounts = planifi.table(
  'accounts',
  {
    owner: owner(),
    id: uuid('account_id').notNull(),
    sequence: sequence(),
    name: text('name').notNull(),
    type: text('type').$type<AccountType>().notNull(),
    currency: text('currency').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Null while the account takes movements. */
    disabledAt: instant('disabled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    check('accounts_name_length', sql`char_length(${table.name}) between 1 and 150`),
    check('accounts_type', sql`${table.type} in ('CASH', 'BANK', 'DEBIT_CARD', 'CREDIT_CARD')`),
    check('accounts_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
  ],
);
