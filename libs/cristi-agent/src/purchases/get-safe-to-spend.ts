import { monthOfDate } from '@bursar/calendar';
import * as z from 'zod';

import { publishTotal } from '../budget/publish-total';
import { readTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { bankBalanceNotSet } from '../errors';
import { identity, now } from '../model/fields';
import { inOrderOfPayment, minimumsBetween, obligationOf, totalOf } from '../model/obligation';
import { centavos, publishedTimestamp } from '../model/published-fields';
import { daysOf, horizonOf, perDay } from '../model/safe-to-spend';
import { parseTimestamp } from '../model/time/date-input';
import { mexicanDay, mexicanTimestamp } from '../model/time/mexico-city';
import { variableBudget } from '../model/variable-budget';
import { readUnsettledExpenses } from '../recurring/read-unsettled';
import { currentBankBalance, totalsSince } from '../store/bank-balances';
import { listDebts } from '../store/debts';
import { readMonth } from '../store/month-totals';
import { listRecurringEntries } from '../store/recurring-entries';
import { publishedObligation, publishObligation } from './published-obligation';

const data = z.object({
  as_of_date_iso: z.string(),
  until_date_iso: z.string(),
  next_payday_iso: z.string().nullable(),
  bank_balance_mxn_cents: centavos,
  balance_as_of_iso: publishedTimestamp,
  income_since_mxn_cents: centavos,
  expense_since_mxn_cents: centavos,
  obligations: z.array(publishedObligation),
  obligations_total_mxn_cents: centavos,
  safe_to_spend_mxn_cents: centavos.describe('negative: short'),
  days: z.int(),
  per_day_mxn_cents: centavos,
  variable_remaining_mxn_cents: centavos,
});
export type SafeToSpendData = z.output<typeof data>;

/**
 * What may be spent until the day before the next payday, after what is due until then. Throws `NOT_FOUND` without a bank
 * balance, `CONFLICT` for a total beyond 2^53 - 1, `DB_ERROR`.
 */
export const getSafeToSpend = defineAgentUseCase({
  name: 'get_safe_to_spend',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Spending money to last until the next payday',
    description:
      'Says the money safe to spend until payday, the next pay or salary, in all and daily, a day: ' +
      'spendable, free, left after bills due before. ¿Cuánto puedo gastar?, disponible, libre, hasta, ' +
      'quincena, diario; posso gastar até receber, salário, dinheiro livre, disponível, sobra; encore ' +
      'dépenser, disponible, paie; Zahltag, ausgeben, bis, übrig, frei.',
  },
  effect: 'read',
  input: z.strictObject({ ...identity, now_iso: now }),
  data,
  execute: (context, { now_iso: moment }) => {
    const today = mexicanDay(moment);
    return readTransaction(context, async (connection) => {
      const { thread } = context;
      const current = await currentBankBalance(connection, thread);
      if (current === undefined) throw bankBalanceNotSet();
      const balanceAsOf = mexicanTimestamp(current.asOf);
      const since = await totalsSince(connection, thread, current, dayOf(balanceAsOf), today);
      const entries = await listRecurringEntries(connection, thread);
      const horizon = horizonOf(today, entries);
      const expected = await readUnsettledExpenses(connection, thread, entries, today, horizon.until);
      const minimums = minimumsBetween(await listDebts(connection, thread), today, horizon.until);
      const obligations = inOrderOfPayment([...minimums, ...expected.map(obligationOf)]);
      const { totals, cap } = await readMonth(connection, thread, monthOfDate(today));
      const budget = variableBudget(cap, totals.variable);
      const due = totalOf(obligations);
      const safe = current.balance + since.income - since.expense - due;
      const days = daysOf(horizon);
      return {
        as_of_date_iso: today.text,
        until_date_iso: horizon.until.text,
        next_payday_iso: horizon.payday?.text ?? null,
        bank_balance_mxn_cents: Number(current.balance),
        balance_as_of_iso: balanceAsOf,
        income_since_mxn_cents: publishTotal(since.income, 'income_since_mxn_cents'),
        expense_since_mxn_cents: publishTotal(since.expense, 'expense_since_mxn_cents'),
        obligations: obligations.map(publishObligation),
        obligations_total_mxn_cents: publishTotal(due, 'obligations_total_mxn_cents'),
        safe_to_spend_mxn_cents: publishTotal(safe, 'safe_to_spend_mxn_cents'),
        days,
        per_day_mxn_cents: Number(perDay(safe, days)),
        variable_remaining_mxn_cents: publishTotal(budget.remaining, 'variable_remaining_mxn_cents'),
      };
    });
  },
});

/** The day of a published timestamp. */
function dayOf(timestamp: string) {
  const parsed = parseTimestamp(timestamp);
  if (parsed === undefined) throw new RangeError(`not a timestamp: ${timestamp}`);
  return mexicanDay(parsed);
}
