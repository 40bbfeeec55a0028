import { monthOfDate } from '@bursar/calendar';

import type { SimulatePurchaseInput } from '../contract/inputs';
import { missingInput } from '../validation-error';
import type { SimulatePurchaseData } from '../contract/outputs';
import { bankBalanceNotSet } from '../errors';
import { weighPurchase } from '../model/purchase';
import { mexicanDay } from '../model/time/mexico-city';
import { variableBudget } from '../model/variable-budget';
import { currentBankBalance } from '../store/bank-balances';
import { listDebts } from '../store/debts';
import { readMonth } from '../store/month-totals';
import type { Purse } from '../store/of-ledger';
import type { CristiContext } from '../service/cristi-context';
import { publishTotal } from '../transactions/publish-transaction';
import { reading } from '../context';

/**
 * Whether a purchase can be afforded, by what is stored and nothing else. Throws `NOT_FOUND` without a bank balance,
 * `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`.
 */
export function simulatePurchase(
  context: CristiContext,
  purse: Purse,
  { purchase, now_iso: now }: SimulatePurchaseInput,
): Promise<SimulatePurchaseData> {
  const day = purchase.date_iso ?? now;
  if (day === undefined) throw missingInput('purchase.date_iso');
  const date = mexicanDay(day);
  return reading(context, async (queries) => {
    const current = await currentBankBalance(queries, purse);
    if (current === undefined) throw bankBalanceNotSet();
    const { totals, cap } = await readMonth(queries, purse, monthOfDate(date));
    const budget = variableBudget(cap, totals.variable);
    const debts = await listDebts(queries, purse);
    const { reasons, obligations } = weighPurchase(
      { amount: purchase.amount_mxn_cents, date },
      budget,
      current.balance,
      debts,
    );
    // What is left is told exactly only where what it is taken from can be.
    publishTotal(budget.spend, 'variable_spend_mxn_cents');
    return {
      affordable: reasons.length === 0,
      reasons: [...reasons],
      variable_cap_mxn_cents: Number(budget.cap),
      variable_remaining_mxn_cents: publishTotal(budget.remaining, 'variable_remaining_mxn_cents'),
      next_obligations: obligations.map(({ name, amount, dueDate }) => ({
        name,
        amount_mxn_cents: Number(amount),
        due_date_iso: dueDate?.text ?? null,
      })),
    };
  });
}
