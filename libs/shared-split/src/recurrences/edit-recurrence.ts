import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import type { SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { RULES } from '../model/field-rules';
import { requester } from '../model/fields';
import { optional, optionals } from '../model/optional-fields';
import { editRule, type ChangedTerm, type RecurrenceChanges } from '../model/recurrence-edit';
import type { RecurrenceTerms } from '../model/recurrence-rule';
import { refuseField } from '../model/refuse-field';
import { fill, lines, sanitize } from '../text/safe-text';
import { changeRecurrence } from './change-recurrence';
import { recurrenceBody, type RecurrenceBody } from './recurrence-body';
import { endMonth, RECURRENCE_PATH, recurrenceId, recurrencePath, recurrenceTerms } from './recurrence-fields';
import { amountLine, idLine, rangeLine, statusLine } from './recurrence-lines';

const changeable = {
  ...recurrenceTerms,
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
  })
  .superRefine(({ recurrence_id: _, requested_by_participant_id: __, ...changes }, context) => {
    if (changes.clear_end_competence_month === true && changes.end_competence_month !== undefined) {
      refuseField(context, 'end_competence_month', RULES.clearOrSet);
    }
    const { clear_end_competence_month: clear, ...rest } = changes;
    requireChange(context, clear === true || Object.values(rest).some((value) => value !== undefined));
  });
type EditRecurrenceInput = z.output<typeof editRecurrenceInput>;

/** The REST body, in which `end_competence_month: null` clears the end month. */
export const editRecurrenceBody = z
  .strictObject({
    ...requester,
    ...z.object(changeable).partial().shape,
    end_competence_month: endMonth.nullable().optional(),
  })
  .superRefine(({ requested_by_participant_id: _, ...changes }, context) => {
    const values = Object.values(changes);
    requireChange(
      context,
      values.some((value) => value !== undefined),
    );
  });

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
    title: 'Change a monthly expense',
    description:
      'Changes or updates the amount, payer, day or last month of a recurring expense such as rent, or of ' +
      'installments, that has not ended (aluguel/mensalidade aumentou, "agora custa mais", muda valor ou vencimento). ' +
      'It holds for months without an entry; what was recorded stays, and the start month is fixed once a month was ' +
      'generated. Needs the id from list_recurrences.',
    failureTitle: 'A recorrência não foi alterada.',
  },
  input: editRecurrenceInput,
  output: recurrenceBody,
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
    success: { status: 200, body: recurrenceBody },
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

function storeEdit(context: SplitContext, input: EditRecurrenceInput): Promise<RecurrenceBody> {
  const editorId = input.requested_by_participant_id;
  return changeRecurrence(context, input, (stored, { first }) => {
    const { rule, changed } = editRule(stored, changesOf(input), { editorId, firstGenerated: first });
    return { rule, event: 'recurrence_updated', payload: { changes: changesPayload(changed) } };
  });
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
    sanitize('• Vale para os meses ainda não lançados'),
    idLine(recurrence),
  );
}
