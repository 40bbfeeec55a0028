import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { expense } from '../model/movement';
import { movementInput } from './movement-input';
import { MOVEMENT_ERRORS, writeMovement } from './write-movement';

/** Records an expense. */
export const createExpense = defineWrite({
  action: 'createExpense',
  title: 'Record an expense',
  description:
    'Adds an expense: money spent from one account, in cash or by card (registra un gasto, cargo, "pagué con ' +
    'tarjeta", "log 20 for lunch"), for good. Tags (etiquetas) must exist, or send createMissingTags. Answers with ' +
    'the expense; repeated with the same idempotencyKey it records nothing and answers the same.',
  input: movementInput,
  output: z.strictObject({ expense }),
  effect: 'idempotent-write',
  errors: MOVEMENT_ERRORS,
  write: writeMovement,
  structured: (created) => ({ expense: created }),
  route: {
    path: '/api/v1/expenses',
    summary: 'Record an expense, for good',
    request: { body: movementInput },
    success: { status: 201, body: expense },
  },
});
