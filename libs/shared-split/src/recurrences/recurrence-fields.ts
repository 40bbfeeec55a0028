import type { YearMonth } from '@bursar/calendar';
import * as z from 'zod';

import { RULES } from '../model/field-rules';
import {
  amount,
  competenceMonth,
  description,
  limit,
  month,
  offset,
  participantId,
  pauseReason,
  recurrenceStatus,
  referenceDay,
  splitConfig,
  uuid,
  year,
} from '../model/fields';
import { optional, optionals, withDefault } from '../model/optional-fields';
import { refuseField } from '../model/refuse-field';

const requester = {
  requested_by_participant_id: participantId.describe('Who asks for it: an id from list_participants.'),
};
const recurrenceId = { recurrence_id: uuid.describe('The id of the recurrence.') };

const endMonth = competenceMonth.describe('Last month, YYYY-MM, included.');

const newRecurrence = {
  description: description.describe('What it is for.'),
  amount: amount.describe('BRL a month as text with two decimals, such as "1500.00"; above 0.'),
  payer_participant_id: participantId.describe('Who pays: an id from list_participants.'),
  ...requester,
  split_config: splitConfig,
  reference_day: referenceDay.describe('Day of the month, 1 to 31; shorter months use their last day.'),
  start_competence_month: competenceMonth.describe('First month, YYYY-MM.'),
};

/** The tool's arguments. */
export const createRecurrenceInput = z
  .strictObject({ ...newRecurrence, end_competence_month: optional(endMonth) })
  .superRefine(checkRange);

/** The REST body: the same fields, but null is not a way to leave one out. */
export const createRecurrenceBody = z
  .strictObject({ ...newRecurrence, end_competence_month: endMonth.optional() })
  .superRefine(checkRange);

export type CreateRecurrenceInput = z.output<typeof createRecurrenceInput>;

export const listRecurrencesInput = z
  .strictObject({
    status: optional(recurrenceStatus),
    year: optional(year.describe('With month: only those whose range holds this month.')),
    month: optional(month),
    limit: withDefault(limit, 50),
    offset: withDefault(offset, 0),
  })
  .superRefine(({ year: yearOf, month: monthOf }, context) => {
    if ((yearOf === undefined) === (monthOf === undefined)) return;
    refuseField(context, yearOf === undefined ? 'year' : 'month', RULES.yearWithMonth);
  });

export type ListRecurrencesInput = z.output<typeof listRecurrencesInput>;

const changeable = {
  description: newRecurrence.description,
  amount: newRecurrence.amount,
  payer_participant_id: newRecurrence.payer_participant_id,
  split_config: splitConfig,
  reference_day: newRecurrence.reference_day,
  start_competence_month: newRecurrence.start_competence_month.describe(
    'First month, fixed once a month was generated.',
  ),
};

/** The tool's arguments. Null leaves a field alone; the end month is cleared by a flag of its own. */
export const editRecurrenceInput = z
  .strictObject({
    ...recurrenceId,
    ...requester,
    ...optionals(changeable),
    end_competence_month: optional(endMonth),
    clear_end_competence_month: optional(z.boolean().describe('true: no end month any more.')),
  })
  .superRefine(({ recurrence_id: _, requested_by_participant_id: __, ...changes }, context) => {
    if (changes.clear_end_competence_month === true && changes.end_competence_month !== undefined) {
      refuseField(context, 'end_competence_month', RULES.clearOrSet);
    }
    const { clear_end_competence_month: clear, ...rest } = changes;
    checkSomething(context, clear === true || Object.values(rest).some((value) => value !== undefined));
  });

export type EditRecurrenceInput = z.output<typeof editRecurrenceInput>;

/** The REST body: `end_competence_month: null` clears the end month. */
export const editRecurrenceBody = z
  .strictObject({
    ...requester,
    ...z.object(changeable).partial().shape,
    end_competence_month: endMonth.nullable().optional(),
  })
  .superRefine(({ requested_by_participant_id: _, ...changes }, context) => {
    checkSomething(
      context,
      Object.values(changes).some((value) => value !== undefined),
    );
  });

export type EditRecurrenceBody = z.output<typeof editRecurrenceBody>;

export const endRecurrenceInput = z.strictObject({
  ...recurrenceId,
  ...requester,
  end_competence_month: optional(endMonth.describe('Last month that may still be generated; left out: stops at once.')),
});

export type EndRecurrenceInput = z.output<typeof endRecurrenceInput>;

/** Which one, in a path of the REST face. */
export const recurrencePath = z.strictObject(recurrenceId);

export const endRecurrenceBody = z.strictObject({ ...requester, end_competence_month: endMonth.optional() });
export const pauseRecurrenceBody = z.strictObject({ ...requester, reason: pauseReason.optional() });
export const reactivateRecurrenceBody = z.strictObject(requester);

function checkRange(
  {
    start_competence_month: start,
    end_competence_month: end,
  }: {
    readonly start_competence_month: YearMonth;
    readonly end_competence_month?: YearMonth | undefined;
  },
  context: z.RefinementCtx,
): void {
  if (end !== undefined && end < start) refuseField(context, 'end_competence_month', RULES.endBeforeStart);
}

function checkSomething(context: z.RefinementCtx, changesSomething: boolean): void {
  if (!changesSomething) context.addIssue({ code: 'custom', params: { rule: RULES.nothingToChange } });
}
