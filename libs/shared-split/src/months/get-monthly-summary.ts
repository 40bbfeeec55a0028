import { defineUseCase } from '../define-use-case';
import { formatAmount, formatBalance, formatPerson } from '../text/format';
import { fill, lines } from '../text/safe-text';
import type { MonthInput } from './month-fields';
import { emptyMonthText, isEmptyMonth, monthValues, transferText } from './month-lines';
import { monthRoute, monthUseCase, type MonthResult } from './month-split';

/** A month while it runs: who paid, who owes whom. */
export const getMonthlySummary = (options: { readonly readOnly: boolean }) =>
  defineUseCase({
    name: 'get_monthly_summary',
    tool: {
      title: 'A month so far',
      description:
        'Adds up a month while it runs: purchases, refunds, what each person paid and owes, and who transfers how much ' +
        'to whom ("quem deve para quem?", "quanto cada um pagou?", gastamos, divisão, resumo, saldo, parcial). With ' +
        'auto_generate the recurring expenses of that month are recorded first.',
      view: 'month',
      failureTitle: 'Não deu para calcular a parcial do mês.',
    },
    ...monthUseCase(options),
    text: monthSummaryText,
    route: {
      operationId: 'getMonthlySummary',
      summary: 'A month so far, and who owes whom',
      ...monthRoute('summary'),
    },
  });

export function monthSummaryText(result: MonthResult, input: Pick<MonthInput, 'auto_generate'>): string {
  const { month, names } = result;
  const values = monthValues(result, input);
  if (isEmptyMonth(month)) return emptyMonthText(fill('📊 {mes} ainda sem lançamentos', values), values);
  return lines(
    fill('📊 Parcial de {mes}', values),
    fill('• {geracao}', values),
    fill('• Compras {bruto} · estornos {estornos}', values),
    fill('• Total líquido {liquido}', values),
    ...month.participants.map(({ participant_id, paid_total, net_balance }) =>
      fill('• {nome}: pagou {pago}, saldo {saldo}', {
        nome: formatPerson(participant_id, names),
        pago: formatAmount(paid_total),
        saldo: formatBalance(net_balance),
      }),
    ),
    fill('💸 {transferencia}', { transferencia: transferText(month, names) }),
  );
}
