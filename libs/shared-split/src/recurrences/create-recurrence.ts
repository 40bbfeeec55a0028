import { randomUUID } from 'node:crypto';

import { monthsBetween, yearMonth, type YearMonth } from '@bursar/calendar';
import * as z from 'zod';

import { writeTransaction, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { RULES } from '../model/field-rules';
import { requester } from '../model/fields';
import { displayNamesOf, requireMembers, UNKNOWN_NAMES, type DisplayNames, type Household } from '../model/household';
import { optional } from '../model/optional-fields';
import type { RecurrenceRule } from '../model/recurrence-rule';
import { refuseField } from '../model/refuse-field';
import { requireSharesAddUp } from '../model/shares';
import { pairOf, readSplit, toSplitRecord } from '../model/split';
import { appendEvent } from '../store/events';
import { cutForHeader, factsIn, headersOf } from '../months/header-facts';
import { recurrencesLike } from '../store/list-recurrences';
import { insertRecurrence } from '../store/stored-recurrence';
import { formatCount, formatPerson } from '../text/format';
import { fill, lines, phrase, sanitize, type SafeText } from '../text/safe-text';
import { recurrenceBody, toRecurrenceBody, type RecurrenceBody } from './recurrence-body';
import { endMonth, recurrenceTerms } from './recurrence-fields';
import { recurrenceFacts } from './recurrence-facts';
import { amountLine, idLine, rangeLine } from './recurrence-lines';
import { isFinished } from '../model/recurrence-schedule';

/** Rules that are not ended and have the same terms. */
const similarRecurrences = z.object({ recurrence_ids: z.array(z.string()) });
type SimilarRecurrences = z.output<typeof similarRecurrences>;
const SIMILAR_META = 'bursar/similar';
const SIMILAR_HEADER = 'x-similar-recurrences';

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

/** The stored recurrence, the rules that are the same, and display names for its text. */
interface CreatedRecurrence {
  readonly recurrence: RecurrenceBody;
  readonly similar?: SimilarRecurrences | undefined;
  readonly names: DisplayNames;
}

/**
 * Stores an active recurrence, for past and future months alike. Throws `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST`
 * (people), `UNSUPPORTED_SPLIT`, `SHARES_DO_NOT_ADD_UP`. One that repeats another is stored all the same.
 */
export const createRecurrence = defineUseCase({
  name: 'create_recurrence',
  tool: {
    toolsets: ['review'],
    title: 'Add or set up a standing joint cost: monthly expense or installments',
    description:
      'Sets up, adds a new shared expense split between both every month, such as rent, subscription or ' +
      'internet, or a purchase in installments: amount is one of them, and end_competence_month the start ' +
      'month plus their number less one. Recorrente, aluguel, todo mês, conta fixa, assinatura, 12x, ' +
      'parcelado, vezes, parcelas, dividimos; alquiler, cada mes, fijo, compra plazos compartida, cuotas; ' +
      'loyer, chaque mois, charge commune, plusieurs fois; gemeinsame Miete, monatlich, jeden Monat, ' +
      'Ratenkauf.',
    failureTitle: 'A recorrência não foi criada.',
  },
  input: createRecurrenceInput,
  output: recurrenceBody,
  effect: 'write',
  execute: storeRecurrence,
  structured: ({ recurrence }) => recurrence,
  text: createdText,
  meta: ({ similar }) => ({ ...(similar && { [SIMILAR_META]: similar }) }),
  route: {
    operationId: 'createRecurrence',
    method: 'POST',
    path: '/v1/recurrences',
    summary: 'Set up a monthly expense or installments',
    request: { body: createRecurrenceBody },
    success: {
      status: 201,
      body: recurrenceBody,
      headers: { [SIMILAR_HEADER]: 'Where there is such a recurrence already: the ids, at most 20, as JSON' },
    },
    respond: ({ recurrence, similar }) => ({
      body: recurrence,
      ...headersOf({ [SIMILAR_HEADER]: cutForHeader(similar) }),
    }),
    toResult: (recurrence, headers) => ({
      recurrence,
      similar: factsIn(headers.get(SIMILAR_HEADER), similarRecurrences),
      names: UNKNOWN_NAMES,
    }),
  },
});

function storeRecurrence(context: SplitContext, input: CreateRecurrenceInput): Promise<CreatedRecurrence> {
  return writeTransaction(context, async ({ tx, householdId, household, at }) => {
    requireMembers(household, {
      payer_participant_id: input.payer_participant_id,
      requested_by_participant_id: input.requested_by_participant_id,
    });
    const rule = newRule(input, randomUUID(), household);
    const times = { createdAt: at, updatedAt: at };
    const facts = await recurrenceFacts(context, { tx, householdId, household });
    const repeated = await recurrencesLike(tx, householdId, rule);
    const same = repeated.filter((each) => !isFinished(each.rule, { ...facts, generated: each.generated }));
    await insertRecurrence(tx, householdId, { rule, ...times });
    await appendEvent(tx, householdId, {
      type: 'recurrence_created',
      recurrenceId: rule.id,
      actorId: rule.requestedById,
      at,
      payload: {},
    });
    const ids = same.map((each) => each.rule.id);
    return {
      recurrence: toRecurrenceBody(rule, { ...facts, generated: [] }, times),
      similar: ids.length === 0 ? undefined : { recurrence_ids: ids },
      names: displayNamesOf(household),
    };
  });
}

/** Throws `UNSUPPORTED_SPLIT`, `SHARES_DO_NOT_ADD_UP`. */
export function newRule(input: CreateRecurrenceInput, id: string, household: Household): RecurrenceRule {
  const split = readSplit(input.split_config, pairOf(household, input.payer_participant_id));
  requireSharesAddUp(split, input.amount);
  return {
    id,
    description: input.description,
    amount: input.amount,
    payerId: input.payer_participant_id,
    requestedById: input.requested_by_participant_id,
    splitConfig: toSplitRecord(split),
    referenceDay: input.reference_day,
    startMonth: input.start_competence_month,
    endMonth: input.end_competence_month ?? null,
    status: 'active',
    ending: null,
    pausedFrom: null,
    skips: [],
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

export function createdText({ recurrence, similar, names }: CreatedRecurrence): string {
  const [repeated] = similar?.recurrence_ids ?? [];
  return lines(
    fill('🔁 Recorrência criada: {descricao}', { descricao: sanitize(recurrence.description) }),
    amountLine(recurrence),
    fill('• Quem paga: {pagador}', { pagador: formatPerson(recurrence.payer_participant_id, names) }),
    fill('• {modalidade}', { modalidade: modality(recurrence) }),
    rangeLine(recurrence),
    idLine(recurrence),
    ...(repeated === undefined
      ? []
      : [fill('⚠️ Já havia uma igual: {id}. Se foi repetida, encerre uma.', { id: sanitize(repeated) })]),
  );
}

function modality({ start_competence_month: start, end_competence_month: end }: RecurrenceBody): SafeText {
  if (end === null) return phrase('Fixa, sem prazo');
  const months = monthsBetween(yearMonth(start), yearMonth(end)) + 1;
  return fill('Parcelada em {n} vezes', { n: formatCount(months) });
}
