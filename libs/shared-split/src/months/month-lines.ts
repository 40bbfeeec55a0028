import type { DisplayNames } from '../model/household';
import { formatAmount, formatCount, formatMonth, formatPerson } from '../text/format';
import { fill, lines, sanitize, type SafeText } from '../text/safe-text';
import type { MonthBody } from './month-body';
import type { MonthInput } from './month-fields';
import type { MonthResult } from './month-split';

// Lines that the summary and the report share.

const NO_TRANSFER = sanitize('Ninguém precisa transferir nada.');

/** The values of a month that both texts show. */
export function monthValues(
  { month, generation }: Pick<MonthResult, 'month' | 'generation'>,
  { auto_generate }: Pick<MonthInput, 'auto_generate'>,
) {
  return {
    mes: formatMonth(month.competence_month),
    geracao: auto_generate ? generationText(generation) : sanitize('Somente lançamentos já registrados.'),
    bruto: formatAmount(month.total_gross),
    estornos: formatAmount(month.total_refunds),
    liquido: formatAmount(month.total_net),
  };
}

function generationText(counts: MonthResult['generation']): SafeText {
  const { blocked_count = 0, failed_count = 0 } = counts ?? {};
  if (blocked_count + failed_count === 0) return sanitize('Recorrências do mês incluídas.');
  return fill('Atenção: {n} recorrência(s) não puderam ser lançadas.', {
    n: formatCount(blocked_count + failed_count),
  });
}

export function isEmptyMonth({ total_gross, total_refunds }: MonthBody): boolean {
  return total_gross === '0.00' && total_refunds === '0.00';
}

export function emptyMonthText(heading: SafeText, { geracao }: { readonly geracao: SafeText }): string {
  return lines(heading, fill('• {geracao}', { geracao }), fill('💸 {transferencia}', { transferencia: NO_TRANSFER }));
}

export function transferText({ transfer }: MonthBody, names: DisplayNames): SafeText {
  const { debtor_participant_id: debtor, creditor_participant_id: creditor, amount } = transfer;
  if (debtor === null || creditor === null) return NO_TRANSFER;
  return fill('{devedor} transfere {valor} para {credor}.', {
    devedor: formatPerson(debtor, names),
    valor: formatAmount(amount),
    credor: formatPerson(creditor, names),
  });
}
