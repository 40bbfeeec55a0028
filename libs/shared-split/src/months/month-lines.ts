import { formatAmount, formatCount, formatDate, formatMonth } from '../text/format';
import { fill, lines, phrase, type SafeText } from '../text/safe-text';
import { transferText } from '../text/transfer-text';
import type { MonthInput } from './month-fields';
import type { MonthResult } from './month-split';

// Lines that the summary and the report share.

/** The values of a month that both texts show. What a person has to transfer includes what is still to be recorded. */
export function monthValues(result: MonthResult, { auto_generate }: Pick<MonthInput, 'auto_generate'>) {
  const { month, pending, names } = result;
  return {
    mes: formatMonth(month.competence_month),
    geracao: generationText(result, auto_generate),
    bruto: formatAmount(month.total_gross),
    estornos: formatAmount(month.total_refunds),
    liquido: formatAmount(month.total_net),
    transferencia: transferText((pending?.projected ?? month).transfer, names, pending !== undefined),
  };
}

function generationText({ month, generation, pending, closed, names }: MonthResult, isGenerated: boolean): SafeText {
  const { blocked_count = 0, failed_count = 0 } = generation ?? {};
  if (blocked_count + failed_count > 0) {
    return fill('Atenção: {n} recorrência(s) não puderam ser lançadas.', {
      n: formatCount(blocked_count + failed_count),
    });
  }
  if (pending !== undefined) {
    return fill('Registrado até agora: {transferencia} Faltam {n} recorrência(s), {valor}.', {
      transferencia: transferText(month.transfer, names),
      n: formatCount(pending.count),
      valor: formatAmount(pending.total),
    });
  }
  if (closed !== undefined) {
    const data = formatDate(closed.closed_at);
    if (closed.changed_by === '0.00') return fill('Mês fechado em {data}.', { data });
    return fill('Mês fechado em {data}; depois mudou {valor}.', { data, valor: formatAmount(closed.changed_by) });
  }
  return isGenerated ? phrase('Recorrências do mês incluídas.') : phrase('Somente lançamentos já registrados.');
}

/** Nothing was recorded, and nothing is to be. */
export function isEmptyMonth({ month: { total_gross, total_refunds }, pending }: MonthResult): boolean {
  return total_gross === '0.00' && total_refunds === '0.00' && pending === undefined;
}

export function emptyMonthText(heading: SafeText, values: { readonly geracao: SafeText }): string {
  return lines(heading, fill('• {geracao}', values), phrase('💸 Ninguém precisa transferir nada.'));
}
