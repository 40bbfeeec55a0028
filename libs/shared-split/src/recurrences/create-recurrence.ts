import { randomUUID } from 'node:crypto';

import { monthsBetween, yearMonth, type YearMonth } from '@bursar/calendar';
import * as z from 'zod';

import { writeTransaction, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { RULES } from '../model/field-rules';
import { requester } from '../model/fields';
import { displayNamesOf, requireMembers, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { optional } from '../model/optional-fields';
import type { RecurrenceRule } from '../model/recurrence-rule';
import { markersOf } from '../model/recurrence-schedule';
import { refuseField } from '../model/refuse-field';
import { readSplit } from '../model/split-config';
import { appendEvent } from '../store/events';
import { insertRecurrence } from '../store/stored-recurrence';
import { formatCount, formatPerson } from '../text/format';
import { fill, lines, sanitize, type SafeText } from '../text/safe-text';
import { recurrenceBody, toRecurrenceBody, type RecurrenceBody } from './recurrence-body';
import { endMonth, recurrenceTerms } from './recurrence-fields';
import { amountLine, idLine, rangeLine } from './recurrence-lines';

const { description, amount, payer_participant_id, ...otherTerms } = recurrenceTerms;
const fields = { description, amount, payer_participant_id, ...requester, ...otherTerms };

export const createRecurrenceInput = z
  .strictObject({ ...fields, end_competence_month: optional(endMonth) })
  .superRefine(checkRange);
type CreateRecurrenceInput = z.output<typeof createRecurrenceInput>;

/** The same fields, without null for one that is left out. */
export const createRecurrenceBody = z
  .strictObject({ ...fields, end_competence_month: endMonth.optional() })
  .superRefine(checkRange);

/** The stored recurrence, and display names for its text. */
interface CreatedRecurrence {
  readonly recurrence: RecurrenceBody;
  readonly names: DisplayNames;
}

/**
 * Stores an active recurrence, for past and future months alike. Throws `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST`
 * (people), `UNSUPPORTED_SPLIT`.
 */
export const createRecurrence = defineUseCase({
  name: 'create_recurrence',
  tool: {
    title: 'Set up a monthly expense or installments',
    description:
      'Sets up a recurring expense that is paid monthly (despesa recorrente, aluguel/rent, conta, mensalidade, ' +
      'assinatura, "todo mês"), or a purchase in installments ("comprei em 12x", parcelado, "10 vezes", parcelas, ' +
      'prestações): then amount is one of them and end_competence_month is the start month plus their number minus 1. ' +
      'Entries are made when a summary or report of a month is asked for with auto_generate.',
    failureTitle: 'A recorrência não foi criada.',
  },
  input: createRecurrenceInput,
  output: recurrenceBody,
  effect: 'write',
  execute: storeRecurrence,
  structured: ({ recurrence }) => recurrence,
  text: createdText,
  route: {
    operationId: 'createRecurrence',
    method: 'POST',
    path: '/v1/recurrences',
    summary: 'Set up a monthly expense or installments',
    request: { body: createRecurrenceBody },
    success: { status: 201, body: recurrenceBody },
    respond: ({ recurrence }) => ({ body: recurrence }),
    toResult: (recurrence) => ({ recurrence, names: UNKNOWN_NAMES }),
  },
});

function storeRecurrence(context: SplitContext, input: CreateRecurrenceInput): Promise<CreatedRecurrence> {
  return writeTransaction(context, async ({ tx, householdId, household, at }) => {
    requireMembers(household, {
      payer_participant_id: input.payer_participant_id,
      requested_by_participant_id: input.requested_by_participant_id,
    });
    const rule = newRule(input, randomUUID());
    const times = { createdAt: at, updatedAt: at };
    await insertRecurrence(tx, householdId, { rule, ...times });
    await appendEvent(tx, householdId, {
      type: 'recurrence_created',
      recurrenceId: rule.id,
      actorId: rule.requestedById,
      at,
      payload: {},
    });
    const recurrence = toRecurrenceBody(rule, markersOf(rule.startMonth, []), times);
    return { recurrence, names: displayNamesOf(household) };
  });
}

/** Throws `UNSUPPORTED_SPLIT`. */
export function newRule(input: CreateRecurrenceInput, id: string): RecurrenceRule {
  return {
    id,
    description: input.description,
    amount: input.amount,
    payerId: input.payer_participant_id,
    requestedById: input.requested_by_participant_id,
    splitConfig: { ...readSplit(input.split_config) },
    referenceDay: input.reference_day,
    startMonth: input.start_competence_month,
    endMonth: input.end_competence_month ?? null,
    status: 'active',
    ending: null,
  };
}

interface MonthRange {
  readonly start_competence_month: YearMonth;
  readonly end_competence_month?: YearMonth | undefined;
}

function checkRange(range: MonthRange, context: z.RefinementCtx): void {
  const { start_competence_month: start, end_competence_month: end } = range;
  if (end !== undefined && end < start) refuseField(context, 'end_competence_month', RULES.endBeforeStart);
}

export function createdText({ recurrence, names }: CreatedRecurrence): string {
  return lines(
    fill('🔁 Recorrência criada: {descricao}', { descricao: sanitize(recurrence.description) }),
    amountLine(recurrence),
    fill('• Quem paga: {pagador}', { pagador: formatPerson(recurrence.payer_participant_id, names) }),
    fill('• {modalidade}', { modalidade: modality(recurrence) }),
    rangeLine(recurrence),
    idLine(recurrence),
  );
}

function modality({ start_competence_month: start, end_competence_month: end }: RecurrenceBody): SafeText {
  if (end === null) return sanitize('Fixa, sem prazo');
  const months = monthsBetween(yearMonth(start), yearMonth(end)) + 1;
  return fill('Parcelada em {n} vezes', { n: formatCount(months) });
}
