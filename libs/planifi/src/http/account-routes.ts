import { defineRoute, type RestRoute } from '@bursar/rest';
import * as z from 'zod';

import { accountBody, accountPath } from '../contract/inputs';
import { account } from '../contract/outputs';
import type { LoadPlanifi } from '../tools/load-planifi';
import { readHeaders, writeHeaders } from './headers';
import { WRITE_ERRORS } from './write-errors';

export function accountRoutes(load: LoadPlanifi): readonly RestRoute[] {
  const path = '/api/v1/accounts';
  return [
    defineRoute({
      name: 'listAccounts',
      method: 'GET',
      path,
      summary: 'The accounts that take movements, oldest first',
      input: { headers: readHeaders },
      success: { status: 200, body: z.array(account) },
      errors: [],
      run: async (_input, { caller }) => ({ body: await (await load(caller)).listAccounts() }),
    }),
    defineRoute({
      name: 'createAccount',
      method: 'POST',
      path,
      summary: 'Open an account',
      input: { headers: writeHeaders, body: accountBody },
      success: { status: 201, body: account },
      errors: WRITE_ERRORS,
      run: async ({ headers, body }, { caller }) => ({
        body: await (await load(caller)).createAccount(headers['Idempotency-Key'], body),
      }),
    }),
    defineRoute({
      name: 'disableAccount',
      method: 'POST',
      path: `${path}/{accountId}/disable`,
      summary: 'Close an account to new movements, for good',
      input: { params: accountPath, headers: writeHeaders, body: z.strictObject({}) },
      success: { status: 204 },
      errors: [...WRITE_ERRORS, 'ACCOUNT_NOT_FOUND'],
      run: async ({ params, headers }, { caller }) => {
        await (await load(caller)).disableAccount(headers['Idempotency-Key'], params);
        return {};
      },
    }),
  ];
}
