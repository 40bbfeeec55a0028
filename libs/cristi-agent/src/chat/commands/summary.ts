import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import { findMonth } from '../read-month';
import { refusalText } from '../refusal-text';
import { told, type Command } from '../reply';
import { expenses } from './spent';

/** `resumen`, `resumen 2026-02`, `resumen febrero`, `resumen mes pasado` */
export const summary: Command = async ({ rest, message }, context) => {
  const { now, say, tools } = context;
  const { month = now.slice(0, 7), rest: others } = findMonth(rest, now);
  const isMonth = month !== 'wrong' && others.replace(/^(?:(?:de|del|of|for|el|the)(?: (?:mes|month))?)$/iu, '') === '';
  // `resumen de la semana`
  if (!isMonth) return (await expenses({ rest, message }, context)) ?? told(context, say('badMonth'));
  const totals = await tools.call('get_month_summary', { month });
  if (!totals.ok) return told(context, refusalText(say, totals.error));
  const byCategory = await tools.call('get_category_summary', { month });
  if (!byCategory.ok) return told(context, refusalText(say, byCategory.error));
  const { data } = totals;
  const { categories } = byCategory.data;
  const lines = [
    say('summaryTitle', { month: data.month }),
    say('summaryIncome', { amount: formatMxn(data.income_total_mxn_cents) }),
    say('summaryExpenses', { amount: formatMxn(data.expense_total_mxn_cents) }),
    say('summaryVariable', {
      spend: formatMxn(data.variable_spend_mxn_cents),
      cap: formatMxn(data.variable_cap_mxn_cents),
    }),
    say('summaryLeft', { amount: formatMxn(data.variable_remaining_mxn_cents) }),
    say(categories.length === 0 ? 'noCategories' : 'byCategory'),
    ...categories.map(
      ({ category, category_type: type, expense_total_mxn_cents: total }) =>
        `• ${sanitizeName(category)} (${type}): ${formatMxn(total)}`,
    ),
  ];
  return told(context, lines.join('\n'));
};

/** `cómo voy este mes`; `cómo voy a pagar la renta` asks something else. */
export const progress: Command = async (message, context) =>
  findMonth(message.rest, context.now).rest === '' ? summary(message, context) : undefined;
