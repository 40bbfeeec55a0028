import { monthOfDate } from '@bursar/calendar';
import * as z from 'zod';

import { publishTotal } from '../budget/publish-total';
import { readTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { bankBalanceNotSet, missingInput } from '../errors';
import { amount, category, dateInput, description, EVEN_IF_INVALID, identity, optionalNow } from '../model/fields';
import { centavos } from '../model/published-fields';
import { nextMinimums, obligationOf } from '../model/obligation';
import { assessPurchase } from '../model/purchase';
import { mexicanDay } from '../model/time/mexico-city';
import { variableBudget } from '../model/variable-budget';
import { currentBankBalance } from '../store/bank-balances';
import { listDebts } from '../store/debts';
import { readMonth } from '../store/month-totals';
import { listRecurringEntries } from '../store/recurring-entries';
import { readNextUnsettledExpenses } from '../recurring/read-unsettled';
import { publishedObligation, publishObligation } from './published-obligation';

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
  next_obligations: z.array(publishedObligation),
});
export type SimulatePurchaseData = z.output<typeof data>;

/**
 * Whether a purchase is affordable according to the stored data. Throws `NOT_FOUND` without a bank balance, `CONFLICT` for
 * a total beyond 2^53 - 1, `DB_ERROR`.
 */
export const simulatePurchase = defineAgentUseCase({
  name: 'simulate_purchase',
  tool: {
    toolsets: ['everyday'],
    title: 'Afford buying something within budget and means, or wait?',
    description:
      'Says whether one could afford to buy something (phone, laptop, trip, sofa, car), enough money, would ' +
      "it fit, within the month's cap and what the bank holds after due payments; needs set_bank_balance. " +
      '¿Alcanza?, ¿puedo comprar?, permitirme; posso comprar, simular compra, dá, cabe, orçamento; ' +
      'permettre achat, acheter, moyens; leisten, kaufen, Kauf, reicht.',
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
      const entries = await listRecurringEntries(connection, context.thread);
      const expected = await readNextUnsettledExpenses(connection, context.thread, entries, date);
      const upcoming = [...nextMinimums(debts, date), ...expected.map(obligationOf)];
      const proposed = { amount: purchase.amount_mxn_cents, date };
      const { reasons, obligations } = assessPurchase(proposed, budget, current.balance, upcoming);
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

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
