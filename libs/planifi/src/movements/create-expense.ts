import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { expense } from '../model/movement';
import { expenseInput } from './movement-input';
import { MOVEMENT_ERRORS, writeMovement } from './write-movement';

/** Records an expense. */
export const createExpense = defineWrite({
  action: 'createExpense',
  toolsets: ['everyday'],
  title: 'Record an expense',
  description:
    'Adds an expense paid from one account or wallet, in cash or by card (log lunch). Shared: create_movement; ' +
    'in the budget: add_transaction. Tags must exist, or send createMissingTags. Gasto, pagué, tarjeta, cuenta, ' +
    'billetera; lançar despesa, paguei, conta corrente, carteira; dépense payée, compte, portefeuille; Ausgabe, ' +
    'Girokonto, Geldbörse, bezahlt.',
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
