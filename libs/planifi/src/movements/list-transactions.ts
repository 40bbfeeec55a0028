import * as z from 'zod';

import { readTransaction } from '../context';
import { defineRead } from '../define-use-case';
import { accountNotFound } from '../errors';
import { exactSum } from '../model/balance';
import { accountId, day } from '../model/input-fields';
import { movementDetails, publishDetailedMovement, publishMovement, transaction } from '../model/movement';
import { amount } from '../model/output-fields';
import { findAccount } from '../store/accounts';
import { movementTotals, type MovementTotals } from '../store/list-movements';
import { checkRanges, filterInput, filterOf, pageInput, pagePlace } from './movement-filters';
import { readPage } from './read-page';

const input = z.strictObject({
  accountId: accountId.describe('Disabled ones too.'),
  from: day,
  to: day,
  ...pageInput,
  ...filterInput.shape,
  includeVoided: z.boolean().default(false),
  details: z.boolean().default(false).describe('Adds status, transferId and updatedAt.'),
});

const transactionPage = z.strictObject({
  items: z.array(transaction.extend(movementDetails.partial().shape)),
  ...pagePlace.shape,
});

const totals = z
  .array(z.strictObject({ currency: z.string(), out: amount, in: amount, net: amount, count: z.int().min(1) }))
  .optional();

/** A page of an account's movements in a range of days, newest first; works for disabled accounts too. */
export const listTransactions = defineRead({
  action: 'listTransactions',
  toolsets: ['everyday', 'review'],
  title: 'Transactions of an account, in and out',
  description:
    'Lists the movements, transactions of one account (savings, wallet, cash, credit card), in and out, since or ' +
    'between dates. What came in is below 0. Movimientos, cuenta, entró, salió; movimentações, entradas, ' +
    'saídas, carteira; opérations, entrées, sorties, compte; Buchungen eines Kontos, Bewegungen.',
  input,
  output: z.strictObject({ page: transactionPage, totals }),
  errors: ['INVALID_DATE_RANGE', 'ACCOUNT_NOT_FOUND'],
  check: checkRanges,
  execute: async (context, { page, size, withTotals, details, ...given }) => {
    const { owner } = context;
    const filter = filterOf(given);
    return readTransaction(context, async (connection) => {
      if ((await findAccount(connection, owner, given.accountId)) === undefined) throw accountNotFound(given.accountId);
      const { movements, place } = await readPage(connection, owner, filter, { page, size });
      const publish = details || given.includeVoided ? publishDetailedMovement : publishMovement;
      return {
        page: { items: movements.map(publish), ...place },
        // What is voided is in no sum, even where it is listed.
        ...(withTotals === true && {
          totals: (await movementTotals(connection, owner, { ...filter, includeVoided: false })).map(publishTotals),
        }),
      };
    });
  },
  structured: (found) => found,
  route: {
    path: '/api/v1/transactions',
    summary: 'The movements of an account in a range of days, newest first, a page at a time',
    request: { query: input },
    success: { status: 200, body: transactionPage.extend({ totals }) },
    respond: ({ page, ...rest }) => ({ ...page, ...rest }),
  },
});

function publishTotals({ currency, count, ...sums }: MovementTotals) {
  const sum = (text: string) => exactSum(text, `A sum of ${currency}`);
  return { currency, out: sum(sums.out), in: sum(sums.in), net: sum(sums.net), count };
}
