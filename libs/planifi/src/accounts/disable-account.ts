import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { accountNotFound } from '../errors';
import { accountId } from '../model/input-fields';
import { id } from '../model/output-fields';
import { lockAccount, storeDisabled } from '../store/accounts';

const input = z.strictObject({ accountId });
const output = z.strictObject({ accountId: id, status: z.enum(['disabled']) });

/** Closes an account to new movements for good; its history stays. An account that is already disabled stays as it is. */
export const disableAccount = defineWrite({
  action: 'disableAccount',
  title: 'Disable an account',
  description:
    'Closes or deactivates an old account that is no longer used, for good (cierra/desactiva una cuenta, dar de ' +
    'baja): it takes no new movements. It leaves listAccounts, its movements leave listExpenses; listTransactions ' +
    'still shows them. Ask the user before.',
  input,
  output,
  effect: 'destructive',
  errors: ['ACCOUNT_NOT_FOUND'],
  write: ({ owner }, request) => ({
    canonicalRequest: request,
    execute: async (transaction, at): Promise<z.output<typeof output>> => {
      const account = await lockAccount(transaction, owner, request.accountId);
      if (account === undefined) throw accountNotFound(request.accountId);
      if (account.disabledAt === null) await storeDisabled(transaction, owner, request.accountId, at);
      return { ...request, status: 'disabled' };
    },
  }),
  structured: (disabled) => disabled,
  route: {
    path: '/api/v1/accounts/{accountId}/disable',
    summary: 'Close an account to new movements, for good',
    request: { params: input, body: z.strictObject({}) },
    success: { status: 204 },
  },
});
