import * as z from 'zod';

import { defineUseCase } from '../define-use-case';
import { requester } from '../model/fields';
import { reactivateRule } from '../model/recurrence-life-cycle';
import { changeRecurrence } from './change-recurrence';
import { recurrenceBody } from './recurrence-body';
import { RECURRENCE_PATH, recurrenceId, recurrencePath } from './recurrence-fields';

export const reactivateRecurrenceBody = z.strictObject(requester);

/**
 * A paused recurrence generates again, the months of the pause included when a run asks for them. Throws, the first that
 * applies: `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`,
 * `INVALID_RECURRENCE_STATE_TRANSITION`.
 */
export const reactivateRecurrence = defineUseCase({
  name: 'reactivateRecurrence',
  input: z.strictObject({ ...recurrenceId, ...requester }),
  effect: 'write',
  errors: ['RECURRENCE_NOT_FOUND'],
  execute: (context, input) =>
    changeRecurrence(context, input, (rule) => ({
      rule: reactivateRule(rule),
      event: 'recurrence_reactivated',
      payload: {},
    })),
  route: {
    operationId: 'reactivateRecurrence',
    method: 'POST',
    path: `${RECURRENCE_PATH}/reactivate`,
    summary: 'Generate again after a pause, its months included',
    request: { params: recurrencePath, body: reactivateRecurrenceBody },
    success: { status: 200, body: recurrenceBody },
  },
});
