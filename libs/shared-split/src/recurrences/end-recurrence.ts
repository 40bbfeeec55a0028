import * as z from 'zod';

import { defineUseCase } from '../define-use-case';
import { requester } from '../model/fields';
import { optional } from '../model/optional-fields';
import { endRule } from '../model/recurrence-life-cycle';
import { formatEndMonth } from '../text/format';
import { fill, lines, phrase, sanitize } from '../text/safe-text';
import { changeRecurrence } from './change-recurrence';
import { recurrenceBody, type RecurrenceBody } from './recurrence-body';
import { endMonth, RECURRENCE_PATH, recurrenceId, recurrencePath } from './recurrence-fields';
import { endedLine, idLine } from './recurrence-lines';

export const endRecurrenceInput = z.strictObject({
  ...recurrenceId,
  ...requester,
  end_competence_month: optional(endMonth.describe('Last month still generated; left out: at once.')),
});
type EndRecurrenceInput = z.output<typeof endRecurrenceInput>;

export const endRecurrenceBody = z.strictObject({ ...requester, end_competence_month: endMonth.optional() });

/**
 * Ends a recurrence for good, at once or with a month. Throws, the first that applies: `PARTICIPANTS_NOT_TWO`,
 * `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`, `INVALID_RECURRENCE_STATE_TRANSITION`, `END_BEFORE_START`,
 * `END_AFTER_CURRENT_END`.
 */
export const endRecurrence = defineUseCase({
  name: 'end_recurrence',
  tool: {
    toolsets: ['review'],
    title: 'Stop, cancel or remove a shared monthly cost or expense',
    description:
      'Ends, stops, terminates (terminate) or cancels a shared monthly, recurring expense split by both, ' +
      'subscription, rent or installments, early or for good (cancelled, no more, not coming back); ' +
      'recorded months stay. Cancelar, cancelamos, encerrar, acabou, parar cobrança, mensalidade; baja, ' +
      'cancelamos, deja, terminar cuota; arrêter, résilié, terminer charge; gekündigt, beenden, kommt nicht ' +
      'mehr.',
    failureTitle: 'A recorrência não foi encerrada.',
  },
  input: endRecurrenceInput,
  output: recurrenceBody,
  effect: 'destructive',
  errors: ['RECURRENCE_NOT_FOUND'],
  execute: async (context, input) => {
    const { body } = await changeRecurrence(context, input, ({ rule }) => ({
      rule: endRule(rule, input.end_competence_month),
      events: [{ type: 'recurrence_ended', payload: { end_competence_month: input.end_competence_month ?? null } }],
    }));
    return body;
  },
  text: endedText,
  route: {
    operationId: 'endRecurrence',
    method: 'POST',
    path: `${RECURRENCE_PATH}/end`,
    summary: 'End a recurrence for good, at once or with a last month',
    request: { params: recurrencePath, body: endRecurrenceBody },
    success: { status: 200, body: recurrenceBody },
  },
});

export function endedText(
  recurrence: RecurrenceBody,
  { end_competence_month: lastMonth }: Pick<EndRecurrenceInput, 'end_competence_month'>,
): string {
  return lines(
    fill('🛑 Recorrência encerrada: {descricao}', { descricao: sanitize(recurrence.description) }),
    endedLine(),
    lastMonth === undefined
      ? phrase('• Encerramento imediato')
      : fill('• Último mês previsto: {fim}', { fim: formatEndMonth(recurrence.end_competence_month) }),
    phrase('• O que já foi lançado continua valendo'),
    idLine(recurrence),
  );
}
