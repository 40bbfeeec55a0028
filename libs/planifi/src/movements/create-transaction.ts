import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { transaction } from '../model/movement';
import { movementInput } from './movement-input';
import { MOVEMENT_ERRORS, writeMovement } from './write-movement';

/** Records a transaction: the same kind of record as an expense, but an expense's key is not a transaction's. */
export const createTransaction = defineWrite({
  action: 'createTransaction',
  title: 'Record a transaction',
  description:
    'Records (posts) a transaction in the ledger of an account (registra una transacción, un movimiento de la ' +
    'cuenta), the same kind of record as createExpense: call only one of the two for one event. Tags must exist, or ' +
    'send createMissingTags. Answers with the transaction.',
  input: movementInput,
  output: z.strictObject({ transaction }),
  effect: 'idempotent-write',
  errors: MOVEMENT_ERRORS,
  write: writeMovement,
  structured: (created) => ({ transaction: created }),
  route: {
    path: '/api/v1/transactions',
    summary: 'Record a transaction, for good: the same kind of record as an expense',
    request: { body: movementInput },
    success: { status: 201, body: transaction },
  },
});
