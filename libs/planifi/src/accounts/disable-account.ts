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
  title: 'Close, deactivate or hide an account',
  description:
    'Closes, disables an old account, wallet or card (deactivate, shut, hide); its expenses leave ' +
    'listExpenses. Ask the user before. Cerré, desactiva cuenta vieja; desativar, fechei, encerrada, ' +
    'conta antiga; fermer, désactiver, ancien compte; altes Konto nutze nicht mehr.',
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
