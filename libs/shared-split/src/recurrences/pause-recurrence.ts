import * as z from 'zod';

import { defineUseCase } from '../define-use-case';
import { competenceMonth, pauseReason, requester } from '../model/fields';
import { pauseRule, refuseFinished } from '../model/recurrence-life-cycle';
import { changeRecurrence } from './change-recurrence';
import { recurrenceBody } from './recurrence-body';
import { RECURRENCE_PATH, recurrenceId, recurrencePath } from './recurrence-fields';

const details = { reason: pauseReason.optional(), from_competence_month: competenceMonth.optional() };

export const pauseRecurrenceBody = z.strictObject({ ...requester, ...details });

/**
 * From a month on, by default the present one, the recurrence generates nothing. Throws, the first that applies: `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST`
 * (people), `RECURRENCE_NOT_FOUND`, `INVALID_RECURRENCE_STATE_TRANSITION`.
 */
export const pauseRecurrence = defineUseCase({
  name: 'pauseRecurrence',
  input: z.strictObject({ ...recurrenceId, ...requester, ...details }),
  effect: 'write',
  errors: ['RECURRENCE_NOT_FOUND'],
  execute: async (context, input) => {
    const { body } = await changeRecurrence(context, input, ({ rule, ...facts }) => {
      refuseFinished(rule, facts);
      return {
        rule: pauseRule(rule, input.from_competence_month ?? facts.present),
        events: [{ type: 'recurrence_paused', payload: { reason: input.reason ?? null } }],
      };
    });
    return body;
  },
  route: {
    operationId: 'pauseRecurrence',
    method: 'POST',
    path: `${RECURRENCE_PATH}/pause`,
    summary: 'Generate nothing from a month on, until it is reactivated',
    request: { params: recurrencePath, body: pauseRecurrenceBody },
    success: { status: 200, body: recurrenceBody },
  },
});
