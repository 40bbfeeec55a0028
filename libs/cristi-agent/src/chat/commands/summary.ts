import { refusalText } from '../refusal-text';
import type { Command } from '../reply';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import { takeMonth } from '../read-arguments';

/** `resumen`, `resumen 2026-02` */
export const summary: Command = async ({ rest }, { now, tools }) => {
  const input = { month: takeMonth(rest).month ?? now.slice(0, 7) };
  const month = await tools.call('get_month_summary', input);
  if (!month.ok) return { text: refusalText(month.error) };
  const byCategory = await tools.call('get_category_summary', input);
  if (!byCategory.ok) return { text: refusalText(byCategory.error) };
  const { data } = month;
  const { categories } = byCategory.data;
  return {
    text: [
      `Resumen de ${data.month}`,
      `Ingresos: ${formatMxn(data.income_total_mxn_cents)}`,
      `Gastos: ${formatMxn(data.expense_total_mxn_cents)}`,
      `Gasto variable: ${formatMxn(data.variable_spend_mxn_cents)} de ${formatMxn(data.variable_cap_mxn_cents)}`,
      `Te queda: ${formatMxn(data.variable_remaining_mxn_cents)}`,
      ...(categories.length === 0 ? ['Sin gastos por categoría.'] : ['Por categoría:']),
      ...categories.map(
        ({ category, category_type: type, expense_total_mxn_cents: total }) =>
          `• ${sanitizeName(category)} (${type}): ${formatMxn(total)}`,
      ),
    ].join('\n'),
  };
};
