import { defineUseCase } from '../define-use-case';
import { formatAmount, formatBalance, formatPerson } from '../text/format';
import { fill, lines } from '../text/safe-text';
import type { MonthInput } from './month-fields';
import { emptyMonthText, isEmptyMonth, monthValues } from './month-lines';
import { monthRoute, monthUseCase, type MonthResult } from './month-split';

/** A month while it runs: who paid, who owes whom. */
export const getMonthlySummary = (options: { readonly readOnly: boolean }) =>
  defineUseCase({
    name: 'get_monthly_summary',
    tool: {
      toolsets: ['everyday', 'review'],
      title: 'Joint month to date: running split, who paid what',
      description:
        'Adds up the shared month so far, a provisional summary of today: what each paid, who paid more, ' +
        'spending, spent together, who owes whom, current balance. Quem deve quanto, pagou cada, gastamos ' +
        'juntos, saldo mês, parcial, resumo; resumen mes compartido, gastamos, cuánto puso cada uno, quién ' +
        'debe, llevamos; combien chacun payé, doit, dépensé ensemble; Zwischenstand Monat, schuldet, gezahlt.',
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
  if (isEmptyMonth(result)) return emptyMonthText(fill('📊 {mes} ainda sem lançamentos', values), values);
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
    fill('💸 {transferencia}', values),
  );
}
