import type { PublishedDebt } from '../../debts/published-debt';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';
import { priorityName } from '../priorities';
import { refusalText } from '../refusal-text';
import { told, type Command } from '../reply';
import type { Say } from '../sentences/sentences';

/** `deudas`: one line for each debt. */
export const debts: Command = async ({ rest }, context) => {
  if (rest !== '') return undefined;
  const { now, say, tools } = context;
  const answer = await tools.call('get_debts', {});
  if (!answer.ok) return told(context, refusalText(say, answer.error));
  const lines = answer.data.debts.map((debt) => debtLine(say, debt, now.slice(0, 7)));
  return told(context, lines.length === 0 ? say('noDebts') : lines.join('\n'));
};

function debtLine(say: Say, debt: PublishedDebt, month: string): string {
  const { balance_mxn_cents: balance, minimum_payment_mxn_cents: minimum, due_day_of_month: day } = debt;
  const isPaid = debt.minimum_paid_month !== undefined && debt.minimum_paid_month >= month;
  return [
    `• ${sanitizeName(debt.name)}: ${balance === null ? say('unknownBalance') : formatMxn(balance)}`,
    minimum === null ? say('noMinimum') : say('minimum', { amount: formatMxn(minimum) }),
    day === null ? say('noDueDay') : say('dueDay', { day }),
    say('priority', { priority: priorityName(say, debt.priority) }),
    ...(isPaid ? [say('paidThisMonth')] : []),
    ...(debt.do_not_accelerate ? [say('doNotAccelerate')] : []),
  ].join(', ');
}
