import { defineRoute, type RestRoute } from '@bursar/rest';
import * as z from 'zod';

import { movementBody, transactionsQuery } from '../contract/inputs';
import { expense, transaction, transactionPage } from '../contract/outputs';
import type { LoadPlanifi } from '../tools/load-planifi';
import { readHeaders, writeHeaders } from './headers';
import { WRITE_ERRORS } from './write-errors';

const MOVEMENT_ERRORS = [...WRITE_ERRORS, 'ACCOUNT_NOT_FOUND', 'ACCOUNT_DISABLED', 'TAG_NOT_FOUND'] as const;

export function movementRoutes(load: LoadPlanifi): readonly RestRoute[] {
  return [
    defineRoute({
      name: 'listExpenses',
      method: 'GET',
      path: '/api/v1/expenses',
      summary: 'All movements of accounts that are not disabled, newest first',
      input: { headers: readHeaders },
      success: { status: 200, body: z.array(expense) },
      errors: [],
      run: async (_input, { caller }) => ({ body: await (await load(caller)).listExpenses() }),
    }),
    defineRoute({
      name: 'createExpense',
      method: 'POST',
      path: '/api/v1/expenses',
      summary: 'Record an expense, for good',
      input: { headers: writeHeaders, body: movementBody },
      success: { status: 201, body: expense },
      errors: MOVEMENT_ERRORS,
      run: async ({ headers, body }, { caller }) => ({
        body: await (await load(caller)).createExpense(headers['Idempotency-Key'], body),
      }),
    }),
    defineRoute({
      name: 'listTransactions',
      method: 'GET',
      path: '/api/v1/transactions',
      summary: 'The movements of an account in a range of days, newest first, a page at a time',
      input: { query: transactionsQuery, headers: readHeaders },
      success: { status: 200, body: transactionPage },
      errors: ['INVALID_DATE_RANGE', 'ACCOUNT_NOT_FOUND'],
      run: async ({ query }, { caller }) => ({ body: await (await load(caller)).listTransactions(query) }),
    }),
    defineRoute({
      name: 'createTransaction',
      method: 'POST',
      path: '/api/v1/transactions',
      summary: 'Record a transaction, for good: the same kind of record as an expense',
      input: { headers: writeHeaders, body: movementBody },
      success: { status: 201, body: transaction },
      errors: MOVEMENT_ERRORS,
      run: async ({ headers, body }, { caller }) => ({
        body: await (await load(caller)).createTransaction(headers['Idempotency-Key'], body),
      }),
    }),
  ];
}
