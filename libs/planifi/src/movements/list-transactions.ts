import * as z from 'zod';

import { readTransaction } from '../context';
import { defineRead } from '../define-use-case';
import { accountNotFound, invalidDateRange } from '../errors';
import { accountId, day, page, pageSize } from '../model/input-fields';
import { publishMovement, transaction } from '../model/movement';
import { findAccount } from '../store/accounts';
import { countMovements, movementsInRange } from '../store/list-movements';

const input = z.strictObject({
  accountId: accountId.describe('Disabled ones too.'),
  from: day.describe('First day.'),
  to: day.describe('Last day.'),
  page: page.default(0),
  size: pageSize.default(50),
});

const transactionPage = z.strictObject({
  items: z.array(transaction),
  page: z.int().min(0),
  size: z.int().min(1),
  totalItems: z.int().min(0),
  totalPages: z.int().min(0),
});

/** A page of an account's movements in a range of days, newest first; works for disabled accounts too. */
export const listTransactions = defineRead({
  action: 'listTransactions',
  title: 'List transactions of an account',
  description:
    'Lists the transactions of one account, such as savings or a card, between two days, such as a month ' +
    '(movimientos/transacciones de una cuenta, account statement), newest first, a page at a time; pages count from ' +
    '0. Answers with the items and how many items and pages there are.',
  input,
  output: z.strictObject({ page: transactionPage }),
  errors: ['INVALID_DATE_RANGE', 'ACCOUNT_NOT_FOUND'],
  execute: async (context, { page, size, ...range }) => {
    const { owner } = context;
    if (range.from > range.to) throw invalidDateRange();
    return readTransaction(context, async (connection) => {
      if ((await findAccount(connection, owner, range.accountId)) === undefined) throw accountNotFound(range.accountId);
      const totalItems = await countMovements(connection, owner, range);
      const totalPages = Math.ceil(totalItems / size);
      // A page past the end is not queried: its offset may exceed what the database can count.
      const movements =
        page < totalPages ? await movementsInRange(connection, owner, range, { limit: size, offset: page * size }) : [];
      return { items: movements.map(publishMovement), page, size, totalItems, totalPages };
    });
  },
  structured: (found) => ({ page: found }),
  route: {
    path: '/api/v1/transactions',
    summary: 'The movements of an account in a range of days, newest first, a page at a time',
    request: { query: input },
    success: { status: 200, body: transactionPage },
  },
});
