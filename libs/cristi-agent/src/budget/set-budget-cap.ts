import * as z from 'zod';

import { writeTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { amount, EVEN_IF_INVALID, identity, optionalMonth, optionalNow } from '../model/fields';
import { centavos, publishedMonth } from '../model/published-fields';
import { storeBudgetCap } from '../store/budgets';
import { requestedMonth } from './requested-month';

const input = z
  .strictObject({
    ...identity,
    variable_cap_mxn_cents: amount.describe('Centavos a month.'),
    effective_month: optionalMonth,
    ...optionalNow,
  })
  .refine(({ effective_month, now_iso }) => effective_month !== undefined || now_iso !== undefined, {
    path: ['effective_month'],
    ...EVEN_IF_INVALID,
  });

const data = z.object({ effective_month: publishedMonth, variable_cap_mxn_cents: centavos });
export type BudgetCapData = z.output<typeof data>;

/** Sets the cap on variable spending from a month until the next month that has its own. Throws `DB_ERROR`. */
export const setBudgetCap = defineAgentUseCase({
  name: 'set_budget_cap',
  tool: {
    title: 'Cap variable spending',
    description:
      'Sets how much a user may spend a month on VARIABLE expenses: the spending limit of the budget (tope, límite de ' +
      'gastos variables, presupuesto, "no gastar más de 5000"). It holds from that month until a later month has a cap ' +
      'of its own; by default it is 6000 pesos.',
  },
  effect: 'idempotent-write',
  input,
  data,
  execute: (context, { variable_cap_mxn_cents: cap, effective_month: named, now_iso: now }) => {
    const month = requestedMonth('effective_month', named, now);
    return writeTransaction(context, async (transaction) => {
      await storeBudgetCap(transaction, context.thread, month, cap);
      return { effective_month: month, variable_cap_mxn_cents: Number(cap) };
    });
  },
});
