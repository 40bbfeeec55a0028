import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { transaction } from '../model/movement';
import { transactionInput } from './movement-input';
import { MOVEMENT_ERRORS, writeMovement } from './write-movement';

/** Records a transaction: the same kind of record as an expense, but an expense's key is not a transaction's. */
export const createTransaction = defineWrite({
  action: 'createTransaction',
  toolsets: ['everyday'],
  title: 'Record a transaction',
  description:
    'Posts money that came into one account, such as a salary or deposit (direction IN), or left it, to its ' +
    'ledger. An event is this or createExpense, not both. Registra ingreso, ingresaron, nómina, cuenta; entrada, ' +
    'recebi, salário, conta; revenu, reçu, salaire, compte; Gehalt, Konto eingegangen.',
  input: transactionInput,
  output: z.strictObject({ transaction }),
  effect: 'idempotent-write',
  errors: MOVEMENT_ERRORS,
  write: writeMovement,
  structured: (created) => ({ transaction: created }),
  route: {
    path: '/api/v1/transactions',
    summary: 'Record a transaction: the same kind of record as an expense, or money that came in',
    request: { body: transactionInput },
    success: { status: 201, body: transaction },
  },
});
