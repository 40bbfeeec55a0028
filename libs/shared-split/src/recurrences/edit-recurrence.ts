import type { YearMonth } from '@bursar/calendar';
import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { RULES } from '../model/field-rules';
import { competenceMonth, requester } from '../model/fields';
import { optional, optionals } from '../model/optional-fields';
import { editRule, type ChangedTerm, type RecurrenceChanges } from '../model/recurrence-edit';
import { month } from '../model/output-fields';
import type { RecurrenceTerms } from '../model/recurrence-rule';
import { markersOf, skippedMonths } from '../model/recurrence-schedule';
import { refuseField } from '../model/refuse-field';
import { fill, lines, phrase, sanitize } from '../text/safe-text';
import { changeRecurrence } from './change-recurrence';
import { pausedAsAsked } from './paused-as-asked';
import { recurrenceBody, type RecurrenceBody } from './recurrence-body';
import { endMonth, RECURRENCE_PATH, recurrenceId, recurrencePath, recurrenceTerms } from './recurrence-fields';
import { amountLine, idLine, rangeLine, statusLine } from './recurrence-lines';

const changeable = {
  ...recurrenceTerms,
  payer_participant_id: recurrenceTerms.payer_participant_id.describe('Who pays.'),
  split_config: recurrenceTerms.split_config.meta({ description: 'As in create_recurrence.' }),
  start_competence_month: recurrenceTerms.start_competence_month.describe(
    'First month, fixed once a month was generated.',
  ),
};

/** Null leaves a field as it is; the end month has a flag of its own to clear it. */
export const editRecurrenceInput = z
  .strictObject({
    ...recurrenceId,
    ...requester,
    ...optionals(changeable),
    end_competence_month: optional(endMonth),
    clear_end_competence_month: optional(z.boolean().describe('true: no end month any more.')),
    paused: optional(z.boolean().describe('true: pause; false: resume. Months between are skipped for good.')),
    from_competence_month: optional(competenceMonth.describe('With paused: from this month; left out: the present.')),
  })
  .superRefine(({ recurrence_id: _, requested_by_participant_id: __, ...changes }, context) => {
    if (changes.clear_end_competence_month === true && changes.end_competence_month !== undefined) {
      refuseField(context, 'end_competence_month', RULES.clearOrSet);
    }
    checkPause(context, changes);
    const { clear_end_competence_month: clear, from_competence_month: _from, ...rest } = changes;
    requireChange(context, clear === true || Object.values(rest).some((value) => value !== undefined));
  });
type EditRecurrenceInput = z.output<typeof editRecurrenceInput>;

/** The REST body, in which `end_competence_month: null` clears the end month. */
export const editRecurrenceBody = z
  .strictObject({
    ...requester,
    ...z.object(changeable).partial().shape,
    end_competence_month: endMonth.nullable().optional(),
    paused: z.boolean().optional(),
    from_competence_month: competenceMonth.optional(),
  })
  .superRefine(({ requested_by_participant_id: _, ...changes }, context) => {
    checkPause(context, changes);
    const values = Object.values(changes);
    requireChange(
      context,
      values.some((value) => value !== undefined),
    );
  });

interface PauseFields {
  readonly paused?: boolean | undefined;
  readonly from_competence_month?: YearMonth | undefined;
}

function checkPause(context: z.RefinementCtx, { paused, from_competence_month: from }: PauseFields): void {
  if (from !== undefined && paused === undefined) refuseField(context, 'from_competence_month', RULES.fromWithPaused);
}

/** Told of the pause where the call spoke of it. */
export const editedRecurrenceBody = recurrenceBody.extend({
  paused_from_competence_month: month.nullable().optional(),
  skipped_competence_months: z.array(month).optional(),
});
type EditedRecurrenceBody = z.output<typeof editedRecurrenceBody>;

function requireChange(context: z.RefinementCtx, changesSomething: boolean): void {
  if (!changesSomething) context.addIssue({ code: 'custom', params: { rule: RULES.nothingToChange } });
}

/**
 * Changes terms of a recurrence for the months that have no entry yet. Throws, the first that applies:
 * `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`, `RECURRENCE_ENDED`, `UNSUPPORTED_SPLIT`,
 * `START_COMPETENCE_LOCKED`, `END_BEFORE_START`.
 */
export const editRecurrence = defineUseCase({
  name: 'edit_recurrence',
  tool: {
    toolsets: ['review'],
    title: 'Change, put up or pause a joint monthly cost or expense',
    description:
      'Changes or updates amount, payer, due day or last month of a shared monthly expense, bill, ' +
      'subscription or installments (rent went up), or pauses and resumes it; months with an entry stay. ' +
      'Mensalidade, conta fixa, aluguel subiu, altera valor, vencimento, pausar; cuota mensual, alquiler ' +
      'sube, cambia importe, pausar; loyer augmente, abonnement passe, suspendre; Miete steigt, anpassen, ' +
      'ändern, pausieren.',
    failureTitle: 'A recorrência não foi alterada.',
  },
  input: editRecurrenceInput,
  output: editedRecurrenceBody,
  effect: 'idempotent-write',
  errors: ['RECURRENCE_NOT_FOUND'],
  execute: storeEdit,
  text: editedText,
  route: {
    operationId: 'editRecurrence',
    method: 'PATCH',
    path: RECURRENCE_PATH,
    summary: 'Change a recurrence for the months that have no entry yet; a null end month clears it',
    request: { params: recurrencePath, body: editRecurrenceBody },
    success: { status: 200, body: editedRecurrenceBody },
    toInput: ({ params, body: { end_competence_month: end, ...body } }) => ({
      ...params,
      ...body,
      ...(end === null ? { clear_end_competence_month: true } : { end_competence_month: end }),
    }),
    toRequest: ({ recurrence_id, clear_end_competence_month: clear, ...body }) => ({
      params: { recurrence_id },
      body: { ...body, ...(clear && { end_competence_month: null }) },
    }),
  },
});

async function storeEdit(context: SplitContext, input: EditRecurrenceInput): Promise<EditedRecurrenceBody> {
  const editorId = input.requested_by_participant_id;
  const { rule, generated, body } = await changeRecurrence(context, input, ({ rule: stored, ...facts }) => {
    const changes = changesOf(input);
    const { first } = markersOf(stored, facts.generated);
    const edited = editRule(stored, changes, { editorId, firstGenerated: first, household: facts.household });
    const paused = pausedAsAsked(edited.rule, input, facts);
    const updated = { type: 'recurrence_updated', payload: { changes: changesPayload(edited.changed) } } as const;
    const isUpdate = Object.keys(changes).length > 0;
    return {
      rule: isUpdate ? paused.rule : { ...paused.rule, requestedById: stored.requestedById },
      events: [...(isUpdate ? [updated] : []), ...paused.events],
    };
  });
  if (input.paused === undefined) return body;
  return {
    ...body,
    paused_from_competence_month: rule.pausedFrom,
    skipped_competence_months: skippedMonths(rule, generated),
  };
}

export function changesOf(input: EditRecurrenceInput): RecurrenceChanges {
  const endMonth = input.clear_end_competence_month === true ? null : input.end_competence_month;
  return {
    ...(input.description !== undefined && { description: input.description }),
    ...(input.amount !== undefined && { amount: input.amount }),
    ...(input.payer_participant_id !== undefined && { payerId: input.payer_participant_id }),
    ...(input.split_config !== undefined && { splitConfig: input.split_config }),
    ...(input.reference_day !== undefined && { referenceDay: input.reference_day }),
    ...(input.start_competence_month !== undefined && { startMonth: input.start_competence_month }),
    ...(endMonth !== undefined && { endMonth }),
  };
}

const FIELDS: Readonly<Record<keyof RecurrenceTerms, string>> = {
  description: 'description',
  amount: 'amount',
  payerId: 'payer_participant_id',
  splitConfig: 'split_config',
  referenceDay: 'reference_day',
  startMonth: 'start_competence_month',
  endMonth: 'end_competence_month',
};

/** The changed fields by their names in the contract, with the old and the new value. */
function changesPayload(changed: readonly ChangedTerm[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    changed.map(({ term, before, after }) => [FIELDS[term], { before: toJson(before), after: toJson(after) }]),
  );
}

function toJson(value: ChangedTerm['before']): unknown {
  return typeof value === 'bigint' ? formatMinorUnits(value) : value;
}

export function editedText(recurrence: RecurrenceBody): string {
  return lines(
    fill('✏️ Recorrência alterada: {descricao}', { descricao: sanitize(recurrence.description) }),
    amountLine(recurrence),
    statusLine(recurrence),
    rangeLine(recurrence),
    phrase('• Vale para os meses ainda não lançados'),
    idLine(recurrence),
  );
}
