import { formatAmount, formatCount, formatEndMonth, formatMonth } from '../text/format';
import { fill, phrase, sanitize, type SafeText } from '../text/safe-text';
import type { RecurrenceBody } from './recurrence-body';

// Lines that the texts about recurrences share.

const STATUSES = {
  active: () => phrase('Ativa'),
  paused: () => phrase('Pausada'),
  ended: () => phrase('Encerrada'),
} as const;

/** An ended rule all of whose months are behind it has run its course. */
export function statusText({
  status,
  end_competence_month: end,
  next_competence_month: next,
}: RecurrenceBody): SafeText {
  return status === 'ended' && end !== null && next > end ? phrase('Concluída') : STATUSES[status]();
}

export function amountLine({ amount, reference_day }: RecurrenceBody): SafeText {
  return fill('• {valor} por mês, todo dia {dia}', { valor: formatAmount(amount), dia: formatCount(reference_day) });
}

export function statusLine(recurrence: RecurrenceBody): SafeText {
  return fill('• Situação: {status}', { status: statusText(recurrence) });
}

/** After a person has ended it. */
export function endedLine(): SafeText {
  return fill('• Situação: {status}', { status: STATUSES.ended() });
}

export function rangeLine({ start_competence_month, end_competence_month }: RecurrenceBody): SafeText {
  return fill('• De {inicio} até {fim}', {
    inicio: formatMonth(start_competence_month),
    fim: formatEndMonth(end_competence_month),
  });
}

export function idLine({ id }: RecurrenceBody): SafeText {
  return fill('• Identificador: {id}', { id: sanitize(id) });
}
