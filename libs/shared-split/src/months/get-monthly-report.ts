import { defineUseCase } from '../define-use-case';
import { fill, lines, phrase } from '../text/safe-text';
import type { MonthInput } from './month-fields';
import { emptyMonthText, isEmptyMonth, monthValues } from './month-lines';
import { monthRoute, monthUseCase, type MonthResult } from './month-split';

/** The same facts as the summary, as a report that the two share when the month is over. */
export const getMonthlyReport = (options: { readonly readOnly: boolean }) =>
  defineUseCase({
    name: 'get_monthly_report',
    tool: {
      toolsets: ['review'],
      title: 'Close a joint month: end-of-month report between the couple',
      description:
        'Closes a shared month to settle by: the final report or statement of the last, closed month, who ' +
        'pays whom, written to send to the partner (close out, wrap or write up, finalise). Fecha, fechar, ' +
        'fechamento, relatório mensal, acerto final, manda; cierre, cierra, informe final, mandar pareja; ' +
        'bilan mensuel, clôture, fin mois, envoyer; Monatsabschluss, Abschluss, Abrechnung, Monatsbericht.',
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
  const values = monthValues(result, input);
  if (isEmptyMonth(result)) return emptyMonthText(fill('📄 {mes} fechou sem lançamentos', values), values);
  return lines(
    fill('📄 Fechamento de {mes}', values),
    fill('• {geracao}', values),
    fill('• Compras {bruto} · estornos {estornos}', values),
    fill('• Total líquido {liquido}', values),
    fill('💸 {transferencia}', values),
    ...(result.pending === undefined ? [phrase('✅ Pronto para compartilhar.')] : []),
  );
}
