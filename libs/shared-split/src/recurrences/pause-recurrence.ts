import * as z from 'zod';

import { defineUseCase } from '../define-use-case';
import { pauseReason, requester } from '../model/fields';
import { pauseRule } from '../model/recurrence-life-cycle';
import { changeRecurrence } from './change-recurrence';
import { recurrenceBody } from './recurrence-body';
import { RECURRENCE_PATH, recurrenceId, recurrencePath } from './recurrence-fields';

const reason = { reason: pauseReason.optional() };

export const pauseRecurrenceBody = z.strictObject({ ...requester, ...reason });

/**
 * A paused recurrence generates nothing. Throws, the first that applies: `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST`
 * (people), `RECURRENCE_NOT_FOUND`, `INVALID_RECURRENCE_STATE_TRANSITION`.
 */
export const pauseRecurrence = defineUseCase({
  name: 'pauseRecurrence',
  input: z.strictObject({ ...recurrenceId, ...requester, ...reason }),
  effect: 'write',
  errors: ['RECURRENCE_NOT_FOUND'],
  execute: (context, input) =>
    changeRecurrence(context, input, (rule) => ({
      rule: pauseRule(rule),
      event: 'recurrence_paused',
      payload: { reason: input.reason ?? null },
    })),
  route: {
    operationId: 'pauseRecurrence',
    method: 'POST',
    path: `${RECURRENCE_PATH}/pause`,
    summary: 'Generate nothing until it is reactivated',
    request: { params: recurrencePath, body: pauseRecurrenceBody },
    success: { status: 200, body: recurrenceBody },
  },
});
