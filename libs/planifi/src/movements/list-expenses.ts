import * as z from 'zod';

import { readTransaction } from '../context';
import { defineRead } from '../define-use-case';
import { expense, publishMovement } from '../model/movement';
import { movementsOfEnabledAccounts } from '../store/list-movements';

/** All movements of accounts that are not disabled, newest first, whichever action created them. */
export const listExpenses = defineRead({
  action: 'listExpenses',
  title: 'List expenses',
  description:
    'Lists all expenses: everything that was spent and recorded, over all enabled accounts (todos los gastos), ' +
    'newest day first, with amounts, tags and account ids. For one account or a range of days use listTransactions, ' +
    'which pages.',
  input: z.strictObject({}),
  output: z.strictObject({ expenses: z.array(expense) }),
  execute: (context) =>
    readTransaction(context, async (connection) =>
      (await movementsOfEnabledAccounts(connection, context.owner)).map(publishMovement),
    ),
  structured: (expenses) => ({ expenses }),
  route: {
    path: '/api/v1/expenses',
    summary: 'All movements of accounts that are not disabled, newest first',
    success: { status: 200, body: z.array(expense) },
  },
});
