import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { expense } from '../model/movement';
import { expenseInput } from './movement-input';
import { MOVEMENT_ERRORS, writeMovement } from './write-movement';

/** Records an expense. */
export const createExpense = defineWrite({
  action: 'createExpense',
  toolsets: ['everyday'],
  title: 'Record an expense paid from an account',
  description:
    'Adds an expense: money paid from one account or wallet, in cash, by debit card. Shared: ' +
    'create_movement; in the budget: add_transaction. Tags must exist, or send createMissingTags. Gasto, ' +
    'pagué, tarjeta, etiqueta, billetera; despesa, paguei, lançar, cartão, conta, carteira; dépense, ' +
    'payé, carte, compte; Ausgabe, bezahlt, Girokonto, Geldbörse.',
  input: expenseInput,
  output: z.strictObject({ expense }),
  effect: 'idempotent-write',
  errors: MOVEMENT_ERRORS,
  write: writeMovement,
  structured: (created) => ({ expense: created }),
  route: {
    path: '/api/v1/expenses',
    summary: 'Record an expense',
    request: { body: expenseInput },
    success: { status: 201, body: expense },
  },
});
