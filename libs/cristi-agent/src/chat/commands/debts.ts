import type { PublishedDebt } from '../../debts/published-debt';
import { refusalText } from '../refusal-text';
import type { Command } from '../reply';
import { formatMxn } from '../../model/format-mxn';
import { sanitizeName } from '../../model/sanitize-name';

/** `deudas`: one line for each debt. */
export const debts: Command = async (_message, { tools }) => {
  const answer = await tools.call('get_debts', {});
  if (!answer.ok) return { text: refusalText(answer.error) };
  if (answer.data.debts.length === 0) return { text: 'No tienes deudas guardadas.' };
  return { text: answer.data.debts.map(debtLine).join('\n') };
};

function debtLine(debt: PublishedDebt): string {
  const { balance_mxn_cents: balance, minimum_payment_mxn_cents: minimum, due_day_of_month: day } = debt;
  return [
    `• ${sanitizeName(debt.name)}: ${balance === null ? 'saldo no registrado' : formatMxn(balance)}`,
    minimum === null ? 'sin pago mínimo' : `mínimo ${formatMxn(minimum)}`,
    day === null ? 'sin día de pago' : `día ${day}`,
    `prioridad ${debt.priority}`,
    ...(debt.do_not_accelerate ? ['no adelantar'] : []),
  ].join(', ');
}
