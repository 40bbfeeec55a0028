import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { accountId } from '../model/input-fields';
import { id } from '../model/output-fields';
import { switchAccount } from './switch-account';

const input = z.strictObject({ accountId });

/** Closes an account to new movements; its history stays. */
export const disableAccount = defineWrite({
  action: 'disableAccount',
  toolsets: ['review'],
  title: 'Disable an account',
  description:
    'Closes or deactivates an old account, wallet or card no longer used; its expenses leave listExpenses. Ask ' +
    'the user before. Cierra, desactiva cuenta vieja; desativar conta antiga; désactiver, fermer compte; altes ' +
    'Konto nutze nicht, stilllegen.',
  input,
  output: z.strictObject({ accountId: id, status: z.enum(['disabled']) }),
  effect: 'idempotent-destructive',
  errors: ['ACCOUNT_NOT_FOUND'],
  write: (context, request) => switchAccount(context, request, 'disabled'),
  structured: (disabled) => disabled,
  route: {
    path: '/api/v1/accounts/{accountId}/disable',
    summary: 'Close an account to new movements',
    request: { params: input, body: z.strictObject({}) },
    success: { status: 204 },
  },
});
