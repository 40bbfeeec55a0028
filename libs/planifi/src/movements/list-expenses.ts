import type { Connection } from '@bursar/database';
import * as z from 'zod';

import { readTransaction, type PlanifiContext } from '../context';
import { defineRead } from '../define-use-case';
import { accountNotFound } from '../errors';
import { exactSum } from '../model/balance';
import { accountId, day, page, pageSize } from '../model/input-fields';
import { expense, publishMovement } from '../model/movement';
import { amount } from '../model/output-fields';
import { findAccount } from '../store/accounts';
import { listMovements, movementTotals } from '../store/list-movements';
import type { MovementFilter } from '../store/movement-filter';
import { checkRanges, DEFAULT_PAGE_SIZE, filterInput, filterOf, pagePlace } from './movement-filters';
import { readPage } from './read-page';

const input = z.strictObject({
  accountId: accountId.describe('Default: all enabled ones.').optional(),
  from: day.optional(),
  to: day.optional(),
  ...filterInput.shape,
  page: page.optional(),
  size: pageSize.describe('Without size and page everything comes.').optional(),
});

const output = z.strictObject({
  expenses: z.array(expense),
  page: pagePlace.optional(),
  totals: z.array(z.strictObject({ currency: z.string(), amount, count: z.int().min(1) })).optional(),
});

/** What left accounts by expense or transaction, newest first, whichever action recorded it. */
export const listExpenses = defineRead({
  action: 'listExpenses',
  toolsets: ['review'],
  title: 'Expenses of all accounts by tag or date',
  description:
    'Lists what was spent in all accounts, cards or wallets, tagged or labelled; by tag, label, date or ' +
    'text. Gastos, etiqueta, cuentas, fechas; despesas, etiqueta, todas contas; dépenses, tous comptes, ' +
    'étiquette; Ausgaben, aller Konten, Schlagwort.',
  input,
  output,
  errors: ['INVALID_DATE_RANGE', 'ACCOUNT_NOT_FOUND'],
  check: checkRanges,
  execute: async (context, { page: number, size, withTotals, ...given }) => {
    const filter = filterOf({ ...given, expensesOnly: true });
    const isPaged = number !== undefined || size !== undefined;
    const place = isPaged ? { page: number ?? 0, size: size ?? DEFAULT_PAGE_SIZE } : undefined;
    const found = await readTransaction(context, async (connection) => {
      await checkAccount(connection, context, filter);
      const { movements, place: page } =
        place === undefined
          ? { movements: await listMovements(connection, context.owner, filter) }
          : await readPage(connection, context.owner, filter, place);
      const totals = withTotals === true ? await totalsOf(connection, context, filter) : undefined;
      return { expenses: movements.map(publishMovement), ...(page && { page }), ...(totals && { totals }) };
    });
    return { found, isListAlone: !isPaged && withTotals === undefined };
  },
  structured: ({ found }) => found,
  route: {
    path: '/api/v1/expenses',
    summary: 'What left accounts by expense or transaction, newest first',
    request: { query: input },
    success: { status: 200, body: z.union([z.array(expense), output]) },
    respond: ({ found, isListAlone }) => (isListAlone ? found.expenses : found),
  },
});

async function checkAccount(connection: Connection, { owner }: PlanifiContext, { accountId: id }: MovementFilter) {
  if (id !== undefined && (await findAccount(connection, owner, id)) === undefined) throw accountNotFound(id);
}

async function totalsOf(connection: Connection, { owner }: PlanifiContext, filter: MovementFilter) {
  const totals = await movementTotals(connection, owner, filter);
  return totals.map(({ currency, out, count }) => ({
    currency,
    amount: exactSum(out, `The sum of ${currency}`),
    count,
  }));
}
