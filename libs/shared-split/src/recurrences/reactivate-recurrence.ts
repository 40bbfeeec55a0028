import * as z from 'zod';

import { defineUseCase } from '../define-use-case';
import { competenceMonth, requester } from '../model/fields';
import { reactivateRule, refuseFinished } from '../model/recurrence-life-cycle';
import { changeRecurrence } from './change-recurrence';
import { recurrenceBody } from './recurrence-body';
import { RECURRENCE_PATH, recurrenceId, recurrencePath } from './recurrence-fields';

const from = { from_competence_month: competenceMonth.optional() };

export const reactivateRecurrenceBody = z.strictObject({ ...requester, ...from });

/**
 * A paused recurrence generates again from a month on, by default the present one; the months of the pause before it are
 * skipped for good. Throws, the first that applies: `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`,
 * `INVALID_RECURRENCE_STATE_TRANSITION`.
 */
export const reactivateRecurrence = defineUseCase({
  name: 'reactivateRecurrence',
  input: z.strictObject({ ...recurrenceId, ...requester, ...from }),
  effect: 'write',
  errors: ['RECURRENCE_NOT_FOUND'],
  execute: async (context, input) => {
    const { body } = await changeRecurrence(context, input, ({ rule, ...facts }) => {
      refuseFinished(rule, facts);
      return {
        rule: reactivateRule(rule, input.from_competence_month ?? facts.present),
        events: [{ type: 'recurrence_reactivated', payload: {} }],
      };
    });
    return body;
  },
  route: {
    operationId: 'reactivateRecurrence',
    method: 'POST',
    path: `${RECURRENCE_PATH}/reactivate`,
    summary: 'Generate again after a pause, whose months are skipped',
    request: { params: recurrencePath, body: reactivateRecurrenceBody },
    success: { status: 200, body: recurrenceBody },
  },
});
