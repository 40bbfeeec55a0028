import { defineUseCase } from '../define-use-case';
import { fill, lines, sanitize } from '../text/safe-text';
import type { MonthInput } from './month-fields';
import { emptyMonthText, isEmptyMonth, monthValues, transferText } from './month-lines';
import { monthRoute, monthUseCase, type MonthResult } from './month-split';

/** The same facts as the summary, as a report that the two share when the month is over. */
export const getMonthlyReport = (options: { readonly readOnly: boolean }) =>
  defineUseCase({
    name: 'get_monthly_report',
    tool: {
      title: 'A month for sharing',
      description:
        'Tells the closing of a month for the two to settle by (fechar mês, fechamento, relatório mensal, acerto final): ' +
        'the same facts as get_monthly_summary, as a report to send to each other. With auto_generate the recurring ' +
        'expenses of that month are recorded first.',
      view: 'month',
      failureTitle: 'Não deu para montar o fechamento do mês.',
    },
    ...monthUseCase(options),
    text: monthReportText,
    route: {
      operationId: 'getMonthlyReport',
      summary: 'The same facts, for sharing when the month is over',
      ...monthRoute('report'),
    },
  });

export function monthReportText(result: MonthResult, input: Pick<MonthInput, 'auto_generate'>): string {
  const { month, names } = result;
  const values = monthValues(result, input);
  if (isEmptyMonth(month)) return emptyMonthText(fill('📄 {mes} fechou sem lançamentos', values), values);
  return lines(
    fill('📄 Fechamento de {mes}', values),
    fill('• {geracao}', values),
    fill('• Compras {bruto} · estornos {estornos}', values),
    fill('• Total líquido {liquido}', values),
    fill('💸 {transferencia}', { transferencia: transferText(month, names) }),
    sanitize('✅ Pronto para compartilhar.'),
  );
}
