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
  title: 'Reopen or reactivate a closed account',
  description:
    'Reactivates (reopen, unarchive) a disabled account, card to use again, by its id from ' +
    'getBalances with includeDisabled. Reabre, reactiva, activar cuenta; reabrir, reativar, habilitar ' +
    'conta; rouvrir, réactiver, compte fermé; Konto, Karte wieder freischalten.',
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
