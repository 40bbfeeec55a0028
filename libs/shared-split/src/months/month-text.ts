import type { GenerationCounts, MonthBody } from '../model/output-fields';
import { fill, lines, shown, type Shown } from '../text/safe-text';
import { balance, money, monthText, person, whole, type Names } from '../text/format';

/** Whether recurring expenses were recorded first, and how that went as far as it is known. */
export type GenerationAsked =
  { readonly asked: false } | { readonly asked: true; readonly counts?: GenerationCounts | undefined };

const NOBODY_TRANSFERS = shown('Ninguém precisa transferir nada.');

/** What `get_monthly_summary` says to people. */
export function monthSummaryText(month: MonthBody, names: Names, generation: GenerationAsked): string {
  const facts = monthFacts(month, generation);
  if (isEmpty(month)) return emptyText(fill('📊 {mes} ainda sem lançamentos', facts), generation);
  return lines(
    fill('📊 Parcial de {mes}', facts),
    fill('• {geracao}', facts),
    fill('• Compras {bruto} · estornos {estornos}', facts),
    fill('• Total líquido {liquido}', facts),
    ...month.participants.map(({ participant_id, paid_total, net_balance }) =>
      fill('• {nome}: pagou {pago}, saldo {saldo}', {
        nome: person(participant_id, names),
        pago: money(paid_total),
        saldo: balance(net_balance),
      }),
    ),
    fill('💸 {transferencia}', { transferencia: transferText(month, names) }),
  );
}

/** What `get_monthly_report` says to people: the view that the two share when the month is over. */
export function monthReportText(month: MonthBody, names: Names, generation: GenerationAsked): string {
  const facts = monthFacts(month, generation);
  if (isEmpty(month)) return emptyText(fill('📄 {mes} fechou sem lançamentos', facts), generation);
  return lines(
    fill('📄 Fechamento de {mes}', facts),
    fill('• {geracao}', facts),
    fill('• Compras {bruto} · estornos {estornos}', facts),
    fill('• Total líquido {liquido}', facts),
    fill('💸 {transferencia}', { transferencia: transferText(month, names) }),
    shown('✅ Pronto para compartilhar.'),
  );
}

function emptyText(heading: Shown, generation: GenerationAsked): string {
  return lines(
    heading,
    fill('• {geracao}', { geracao: generationText(generation) }),
    fill('💸 {transferencia}', { transferencia: NOBODY_TRANSFERS }),
  );
}

function isEmpty({ total_gross, total_refunds }: MonthBody): boolean {
  return total_gross === '0.00' && total_refunds === '0.00';
}

function monthFacts(month: MonthBody, generation: GenerationAsked) {
  return {
    mes: monthText(month.competence_month),
    geracao: generationText(generation),
    bruto: money(month.total_gross),
    estornos: money(month.total_refunds),
    liquido: money(month.total_net),
  };
}

function generationText(generation: GenerationAsked): Shown {
  if (!generation.asked) return shown('Somente lançamentos já registrados.');
  const { blocked_count = 0, failed_count = 0 } = generation.counts ?? {};
  if (blocked_count + failed_count === 0) return shown('Recorrências do mês incluídas.');
  return fill('Atenção: {n} recorrência(s) não puderam ser lançadas.', { n: whole(blocked_count + failed_count) });
}

function transferText({ transfer }: MonthBody, names: Names): Shown {
  const { debtor_participant_id: debtor, creditor_participant_id: creditor, amount } = transfer;
  if (debtor === null || creditor === null) return NOBODY_TRANSFERS;
  return fill('{devedor} transfere {valor} para {credor}.', {
    devedor: person(debtor, names),
    valor: money(amount),
    credor: person(creditor, names),
  });
}
