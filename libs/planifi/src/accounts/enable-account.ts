import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { accountId } from '../model/input-fields';
import { id } from '../model/output-fields';
import { switchAccount } from './switch-account';

const input = z.strictObject({ accountId });

/** Opens a disabled account again, with everything it held. */
export const enableAccount = defineWrite({
  action: 'enableAccount',
  toolsets: ['review'],
  title: 'Enable an account',
  description:
    'Reopens a disabled account with everything it held, by its id from getBalances with includeDisabled. ' +
    'Reabre, reactiva cuenta; reativar conta; rouvrir compte; stillgelegtes Konto wieder freischalten.',
  input,
  output: z.strictObject({ accountId: id, status: z.enum(['enabled']) }),
  effect: 'idempotent-write',
  errors: ['ACCOUNT_NOT_FOUND'],
  write: (context, request) => switchAccount(context, request, 'enabled'),
  structured: (enabled) => enabled,
  route: {
    path: '/api/v1/accounts/{accountId}/enable',
    summary: 'Open a disabled account again',
    request: { params: input, body: z.strictObject({}) },
    success: { status: 204 },
  },
});
