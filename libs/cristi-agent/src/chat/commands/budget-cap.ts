import { parseYearMonth } from '@bursar/calendar';

import { readAmount, takeMonth } from '../read-arguments';
import { requestConfirmation, type Command } from '../reply';
import { formatMxn } from '../../model/format-mxn';

/** `presupuesto 6000 2026-02`; without a month the current one. */
export const budgetCap: Command = async ({ text, rest }, context) => {
  const { month = context.now.slice(0, 7), rest: others } = takeMonth(rest);
  if (parseYearMonth(month) === undefined) return { text: 'El mes no sirve: usa AAAA-MM.' };
  const amount = readAmount(others);
  if (amount === undefined) return { text: `Falta el monto. Ejemplo: ${text.split(' ')[0]} 6000 2026-02` };
  return requestConfirmation(context, 'set_budget_cap', { variable_cap_mxn_cents: amount, effective_month: month }, [
    'Voy a guardar tu tope de gasto variable:',
    `• ${formatMxn(amount)} al mes`,
    `• desde ${month}`,
  ]);
};
