import { sql } from 'drizzle-orm';
import { check, date, numeric, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

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
    /** What the account held before its first movement, below 0 for a debt; text in both directions. */
    openingBalance: numeric('opening_balance', { precision: 14, scale: 2 }).notNull().default('0'),
    /** The day from which the opening balance counts; null: from the beginning. */
    openedOn: date('opened_on', { mode: 'string' }),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.id] }),
    check('accounts_name_length', sql`char_length(${table.name}) between 1 and 150`),
    check('accounts_type', sql`${table.type} in ('CASH', 'BANK', 'DEBIT_CARD', 'CREDIT_CARD')`),
    check('accounts_currency', sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check('accounts_opening_balance', sql`${table.openingBalance} between -999999999999.99 and 999999999999.99`),
    check('accounts_opened_on', sql`${table.openedOn} between '1900-01-01' and '2999-12-31'`),
  ],
);
