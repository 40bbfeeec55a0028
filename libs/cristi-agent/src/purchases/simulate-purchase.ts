import { monthOfDate } from '@bursar/calendar';
import * as z from 'zod';

import { publishTotal } from '../budget/publish-total';
import { readTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { bankBalanceNotSet, missingInput } from '../errors';
import { amount, category, dateInput, description, EVEN_IF_INVALID, identity, optionalNow } from '../model/fields';
import { centavos } from '../model/published-fields';
import { assessPurchase, type Obligation } from '../model/purchase';
import { mexicanDay } from '../model/time/mexico-city';
import { variableBudget } from '../model/variable-budget';
import { currentBankBalance } from '../store/bank-balances';
import { listDebts } from '../store/debts';
import { readMonth } from '../store/month-totals';

const input = z
  .strictObject({
    ...identity,
    purchase: z
      .strictObject({
        amount_mxn_cents: amount,
        date_iso: dateInput.optional(),
        category,
        description: description.optional(),
      })
      .describe('date_iso left out: the day of now_iso.'),
    assumptions: z
      .strictObject({
        cash_available_definition: z.literal('BANK_BALANCE_ONLY').optional(),
        include_cash: z.literal(false).optional(),
      })
      .optional()
      .describe('Only the bank balance counts as cash.'),
    ...optionalNow,
  })
  .refine(({ purchase, now_iso }) => !isObject(purchase) || 'date_iso' in purchase || now_iso !== undefined, {
    path: ['purchase', 'date_iso'],
    ...EVEN_IF_INVALID,
  });

const data = z.object({
  affordable: z.boolean(),
  reasons: z.array(z.string()),
  variable_cap_mxn_cents: centavos,
  variable_remaining_mxn_cents: centavos.describe('before the purchase'),
  next_obligations: z.array(
    z.object({ name: z.string(), amount_mxn_cents: centavos, due_date_iso: z.string().nullable() }),
  ),
});
export type SimulatePurchaseData = z.output<typeof data>;

/**
 * Whether a purchase is affordable according to the stored data. Throws `NOT_FOUND` without a bank balance, `CONFLICT` for
 * a total beyond 2^53 - 1, `DB_ERROR`.
 */
export const simulatePurchase = defineAgentUseCase({
  name: 'simulate_purchase',
  tool: {
    title: 'Can I afford it?',
    description:
      'Says whether a user can afford to buy something ("¿me alcanza?", "¿puedo comprar…?", "quiero comprar", is it ' +
      'within budget), by the variable cap of its month and by the bank balance after payments that are due until the ' +
      'end of that month. Stores nothing. Needs a bank balance: see set_bank_balance.',
    view: 'budget',
  },
  effect: 'read',
  input,
  data,
  execute: (context, { purchase, now_iso: now }) => {
    const day = purchase.date_iso ?? now;
    if (day === undefined) throw missingInput('purchase.date_iso');
    const date = mexicanDay(day);
    return readTransaction(context, async (connection) => {
      const current = await currentBankBalance(connection, context.thread);
      if (current === undefined) throw bankBalanceNotSet();
      const { totals, cap } = await readMonth(connection, context.thread, monthOfDate(date));
      const budget = variableBudget(cap, totals.variable);
      const debts = await listDebts(connection, context.thread);
      const proposed = { amount: purchase.amount_mxn_cents, date };
      const { reasons, obligations } = assessPurchase(proposed, budget, current.balance, debts);
      // The rest is exact only where the spending that it is computed from can be published exactly.
      publishTotal(budget.spend, 'variable_spend_mxn_cents');
      return {
        affordable: reasons.length === 0,
        reasons: [...reasons],
        variable_cap_mxn_cents: Number(budget.cap),
        variable_remaining_mxn_cents: publishTotal(budget.remaining, 'variable_remaining_mxn_cents'),
        next_obligations: obligations.map(publishObligation),
      };
    });
  },
});

function publishObligation({ name, amount: due, dueDate }: Obligation) {
  return { name, amount_mxn_cents: Number(due), due_date_iso: dueDate?.text ?? null };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
