import { sql } from 'drizzle-orm';
import { check, date, foreignKey, numeric, primaryKey } from 'drizzle-orm/pg-core';

import { finance, key, owner } from './columns';
import { accounts } from './ledgers';

/** Balances of accounts at the end of a day, as a person says. */
export const reportedBalances = finance.table(
  'reported_balances',
  {
    owner: owner(),
    accountId: key('account_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    balance: numeric('balance', { precision: 19, scale: 4 }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.owner, table.accountId, table.day] }),
    foreignKey({
      name: 'reported_balances_account',
      columns: [table.owner, table.accountId],
      foreignColumns: [accounts.owner, accounts.id],
    }),
    check('reported_balances_day', sql`${table.day} between '1900-01-01' and '2999-12-31'`),
  ],
);
