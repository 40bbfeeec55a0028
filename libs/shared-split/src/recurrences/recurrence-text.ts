import { monthsBetween, yearMonth } from '@bursar/calendar';

import type { RecurrenceBody, RecurrencePageBody } from '../model/output-fields';
import { itemLines } from '../text/item-lines';
import { fill, lines, shown, type Shown } from '../text/safe-text';
import { endText, money, monthText, person, whole, type Names } from '../text/format';

const STATUSES = { active: shown('Ativa'), paused: shown('Pausada'), ended: shown('Encerrada') } as const;

/** What `create_recurrence` says to people. */
export function recurrenceCreatedText(recurrence: RecurrenceBody, names: Names): string {
  return lines(
    fill('🔁 Recorrência criada: {descricao}', { descricao: shown(recurrence.description) }),
    monthly(recurrence),
    fill('• Quem paga: {pagador}', { pagador: person(recurrence.payer_participant_id, names) }),
    fill('• {modalidade}', { modalidade: modality(recurrence) }),
    range(recurrence),
    identifier(recurrence),
  );
}

/** What `edit_recurrence` says to people. */
export function recurrenceEditedText(recurrence: RecurrenceBody): string {
  return lines(
    fill('✏️ Recorrência alterada: {descricao}', { descricao: shown(recurrence.description) }),
    monthly(recurrence),
    status(recurrence),
    range(recurrence),
    shown('• Vale para os meses ainda não lançados'),
    identifier(recurrence),
  );
}

/** What `end_recurrence` says to people; `withMonth` when the call named the last month. */
export function recurrenceEndedText(
  recurrence: RecurrenceBody,
  { withMonth }: { readonly withMonth: boolean },
): string {
  return lines(
    fill('🛑 Recorrência encerrada: {descricao}', { descricao: shown(recurrence.description) }),
    status(recurrence),
    withMonth
      ? fill('• Último mês previsto: {fim}', { fim: endText(recurrence.end_competence_month) })
      : shown('• Encerramento imediato'),
    shown('• O que já foi lançado continua valendo'),
    identifier(recurrence),
  );
}

/** What `list_recurrences` says to people about a page. */
export function recurrencePageText({ items, total }: RecurrencePageBody): string {
  const counted = { total: whole(total) };
  if (items.length === 0) {
    return lines(
      shown('🔎 Nenhuma recorrência por aqui.'),
      fill('• Total com esses filtros: {total}', counted),
      shown('Confira situação, mês e página.'),
    );
  }
  const { listed, lines: itens } = itemLines(items, recurrenceLine);
  return lines(
    fill('🗂️ Recorrências: {exibidos} de {total}', { ...counted, exibidos: listed }),
    ...itens,
    shown('Para alterar ou encerrar, informe o identificador.'),
  );
}

function recurrenceLine(recurrence: RecurrenceBody): Shown {
  return fill('• {status} · {valor} · dia {dia} · {descricao} · {id}', {
    status: STATUSES[recurrence.status],
    valor: money(recurrence.amount),
    dia: whole(recurrence.reference_day),
    descricao: shown(recurrence.description),
    id: shown(recurrence.id),
  });
}

function monthly({ amount, reference_day }: RecurrenceBody): Shown {
  return fill('• {valor} por mês, todo dia {dia}', { valor: money(amount), dia: whole(reference_day) });
}

function status(recurrence: RecurrenceBody): Shown {
  return fill('• Situação: {status}', { status: STATUSES[recurrence.status] });
}

function range({ start_competence_month, end_competence_month }: RecurrenceBody): Shown {
  return fill('• De {inicio} até {fim}', {
    inicio: monthText(start_competence_month),
    fim: endText(end_competence_month),
  });
}

function modality({ start_competence_month: start, end_competence_month: end }: RecurrenceBody): Shown {
  if (end === null) return shown('Fixa, sem prazo');
  const months = monthsBetween(yearMonth(start), yearMonth(end)) + 1;
  return fill('Parcelada em {n} vezes', { n: whole(months) });
}

function identifier({ id }: RecurrenceBody): Shown {
  return fill('• Identificador: {id}', { id: shown(id) });
}
