import * as z from 'zod';

import { writeTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { amount, category, EVEN_IF_INVALID, identity, optionalMonth, optionalNow } from '../model/fields';
import { nullableInteger } from '../model/nullable-integer';
import { centavos, publishedMonth } from '../model/published-fields';
import { storeBudgetCap, storeCategoryCap } from '../store/budgets';
import { requestedMonth } from './requested-month';

const input = z
  .strictObject({
    ...identity,
    variable_cap_mxn_cents: nullableInteger(amount, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }).describe(
      'Centavos a month. null ends the cap of a category.',
    ),
    effective_month: optionalMonth,
    category: category.optional().describe('Caps this category instead, whatever its type.'),
    ...optionalNow,
  })
  .refine(({ effective_month, now_iso }) => effective_month !== undefined || now_iso !== undefined, {
    path: ['effective_month'],
    ...EVEN_IF_INVALID,
  })
  .refine(isNullOnlyForCategory, { path: ['variable_cap_mxn_cents'], ...EVEN_IF_INVALID });

const data = z.object({
  effective_month: publishedMonth,
  variable_cap_mxn_cents: nullableInteger(centavos),
  category: z.string().optional(),
});
export type BudgetCapData = z.output<typeof data>;

/** Sets the cap on variable spending, or on a category, from a month until the next month that has its own. Throws `DB_ERROR`. */
export const setBudgetCap = defineAgentUseCase({
  name: 'set_budget_cap',
  tool: {
    toolsets: ['review'],
    title: 'Set or raise a monthly ceiling on variable spending',
    description:
      'Sets, raises, lowers the limit (cap, maximum, allowance, at most) on VARIABLE spending a month, ' +
      'overall, or per category such as restaurants, until a later cap. Tope, límite, máximo, gastos ' +
      'variables, presupuesto, no gastar más; teto, limite, definir, aumenta, máximo, não gastar mais; ' +
      'plafond, limite, dépenser maximum; Obergrenze, Limit Budget, höchstens ausgeben, festlegen.',
  },
  effect: 'idempotent-write',
  input,
  data,
  execute: (context, { variable_cap_mxn_cents: cap, effective_month: named, category: capped, now_iso: now }) => {
    const month = requestedMonth('effective_month', named, now);
    return writeTransaction(context, async (transaction) => {
      if (capped !== undefined) await storeCategoryCap(transaction, context.thread, month, capped, cap);
      else if (cap !== null) await storeBudgetCap(transaction, context.thread, month, cap);
      return {
        effective_month: month,
        variable_cap_mxn_cents: cap === null ? null : Number(cap),
        ...(capped !== undefined && { category: capped }),
      };
    });
  },
});

function isNullOnlyForCategory(given: unknown): boolean {
  const { variable_cap_mxn_cents: cap, category: capped } = Object(given) as Readonly<Record<string, unknown>>;
  return cap !== null || capped !== undefined;
}
