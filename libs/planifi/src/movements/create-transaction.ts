import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { transaction } from '../model/movement';
import { transactionInput } from './movement-input';
import { MOVEMENT_ERRORS, writeMovement } from './write-movement';

/** Records a transaction: the same kind of record as an expense, but an expense's key is not a transaction's. */
export const createTransaction = defineWrite({
  action: 'createTransaction',
  toolsets: ['everyday'],
  title: 'Record income received in an account',
  description:
    'Records money received into one account or wallet, such as salary, interest, refund, deposit ' +
    '(direction IN), or paid out. Not also as createExpense. Recibí, ingresaron, nómina, cuenta; recebi, ' +
    'entrou, entrada, salário, conta; reçu, salaire, versement, compte; Gehalt, Lohn, Konto eingegangen.',
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
