import { randomUUID } from 'node:crypto';

import { monthOfDate } from '@bursar/calendar';
import * as z from 'zod';

import { readTransaction, termsOf, writeTransaction, type SplitContext, type WriteScope } from '../context';
import { defineUseCase } from '../define-use-case';
import { displayNamesOf, requireMembers, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { dayAround, instantOfOccurredAt } from '../model/instants';
import { occurredIn, requireCompetenceMonth } from '../model/movement-draft';
import type { Settlement } from '../model/settlement';
import { pairOf } from '../model/split';
import { cutForHeader, factsIn, headersOf } from '../months/header-facts';
import { monthBody } from '../months/month-body';
import { activeSettlements, insertSettlement } from '../store/settlements';
import { formatAmount, formatDate, formatMonth, formatPerson } from '../text/format';
import { fill, lines, phrase, sanitize } from '../text/safe-text';
import { transferText } from '../text/transfer-text';
import { balanceFacts, toBalanceFacts } from './balance-body';
import { closeMonth, withBlockedRule } from './close-month';
import { readBalance } from './read-balance';
import { recordSettlementBody, recordSettlementInput, type RecordSettlementInput } from './record-settlement-input';
import { requireFree } from './require-free';
import { settlementBody, toSettlementBody } from './settlement-body';

const recordedBody = z.object({
  settlement: settlementBody,
  balance: balanceFacts,
  closed_month: monthBody.nullable(),
});

/** Active settlements of the same payer, amount, kind and day. */
const similarSettlements = z.object({ settlement_ids: z.array(z.string()) });
type SimilarSettlements = z.output<typeof similarSettlements>;

interface RecordedSettlement {
  readonly recorded: z.output<typeof recordedBody>;
  readonly similar?: SimilarSettlements | undefined;
  readonly names: DisplayNames;
}

const SIMILAR_HEADER = 'x-similar-settlements';

/**
 * Stores a payment between the two or their opening balance, and closes a month with it. Throws, the first that applies:
 * `INVALID_REQUEST`, `PARTICIPANTS_NOT_TWO`, `DUPLICATE_EXTERNAL_ID`, `OPENING_EXISTS`, `MONTH_ALREADY_CLOSED`,
 * `RECURRENCES_BLOCKED`, `PAYER_NOT_IN_HOUSEHOLD`.
 */
export const recordSettlement = defineUseCase({
  name: 'record_settlement',
  tool: {
    toolsets: ['everyday'],
    title: 'Record a payment of the debt between the two partners',
    description:
      'Records money that one of the two paid back, sent or transferred to the other, in part or in advance ' +
      '(pay back what one owed): reimbursed, settled up, partner, half, share. With closes_competence_month ' +
      'it closes that month. Paguei devia, pagou, fiz Pix, parte dela, acertamos, quitamos, acerto contas, ' +
      'casal; saldar, devolví, transferencia, pagó debía, su parte, pareja; rembourser, remboursé conjoint, ' +
      'virement, couple, sa part; schuldete, überwiesen, Anteil, zurückgezahlt, beglichen.',
    failureTitle: 'O acerto não foi anotado.',
  },
  input: recordSettlementInput,
  output: recordedBody,
  effect: 'write',
  errors: ['DUPLICATE_EXTERNAL_ID', 'PERSISTENCE_ERROR'],
  check: ({ occurred_at }) => {
    if (occurred_at !== undefined) requireCompetenceMonth(instantOfOccurredAt(occurred_at));
  },
  execute: storeSettlement,
  structured: ({ recorded }) => recorded,
  text: recordedText,
  meta: ({ similar }) => ({ ...(similar && { 'bursar/similar': similar }) }),
  route: {
    operationId: 'recordSettlement',
    method: 'POST',
    path: '/v1/settlements',
    summary: 'Record a payment between the two, or their opening balance',
    request: { body: recordSettlementBody },
    success: {
      status: 201,
      body: recordedBody,
      headers: { [SIMILAR_HEADER]: 'Where there is such a settlement already: the ids, at most 20, as JSON' },
    },
    respond: ({ recorded, similar }) => ({
      body: recorded,
      ...headersOf({ [SIMILAR_HEADER]: cutForHeader(similar) }),
    }),
    toResult: (recorded, headers) => ({
      recorded,
      similar: factsIn(headers.get(SIMILAR_HEADER), similarSettlements),
      names: UNKNOWN_NAMES,
    }),
  },
});

async function storeSettlement(context: SplitContext, input: RecordSettlementInput): Promise<RecordedSettlement> {
  const { timeZone } = termsOf(context);
  const { stored, closed, similar } = await withBlockedRule((run) =>
    writeTransaction(context, async (scope) => {
      const { requested_by_participant_id, payer_participant_id } = input;
      requireMembers(scope.household, { requested_by_participant_id, payer_participant_id });
      const draft = draftOf(scope, input, occurredIn(timeZone, input.occurred_at, context.clock.now()));
      await requireFree(scope, draft);
      const ids = mayRepeat(draft) ? await similarTo(scope, draft) : [];
      const closing = draft.closesMonth === null ? undefined : await closeMonth(scope, draft.closesMonth, draft, run);
      const settlement = { ...draft, closedPayerBalance: closing?.payerBalance ?? null };
      await insertSettlement(scope.tx, scope.householdId, settlement);
      return {
        stored: settlement,
        closed: closing?.body ?? null,
        similar: ids.length === 0 ? undefined : { settlement_ids: ids },
      };
    }),
  );
  const today = context.clock.today(timeZone);
  return readTransaction(context, async (scope) => {
    const { balance } = await readBalance(scope, { through: monthOfDate(today), today: today.text });
    return {
      recorded: { settlement: toSettlementBody(stored), balance: toBalanceFacts(balance), closed_month: closed },
      similar,
      names: displayNamesOf(scope.household),
    };
  });
}

function draftOf({ household, at }: WriteScope, input: RecordSettlementInput, occurredAt: number): Settlement {
  const { payerId, otherId } = pairOf(household, input.payer_participant_id);
  return {
    id: randomUUID(),
    kind: input.kind ?? 'payment',
    amount: input.amount,
    payerId,
    receiverId: otherId,
    requestedById: input.requested_by_participant_id,
    description: input.description ?? null,
    externalId: input.external_id ?? null,
    occurredAt,
    competenceMonth: requireCompetenceMonth(occurredAt),
    closesMonth: input.closes_competence_month ?? null,
    closedPayerBalance: null,
    status: 'active',
    createdAt: at,
  };
}

/** Nothing is paid twice where nothing is paid: months that are even are closed with 0.00, often on one day. */
function mayRepeat({ externalId, amount }: Settlement): boolean {
  return externalId === null && amount > 0n;
}

function similarTo(
  { tx, householdId }: WriteScope,
  { payerId, amount, kind, occurredAt }: Settlement,
): Promise<string[]> {
  return activeSettlements(tx, householdId, { payerId, amount, kind, between: dayAround(occurredAt) });
}

export function recordedText({ recorded, similar, names }: RecordedSettlement): string {
  const { settlement, balance, closed_month: closed } = recorded;
  const people = {
    pagador: formatPerson(settlement.payer_participant_id, names),
    recebedor: formatPerson(settlement.receiver_participant_id, names),
  };
  const [repeated] = similar?.settlement_ids ?? [];
  return lines(
    fill('🤝 Acerto anotado: {valor}', { valor: formatAmount(settlement.amount) }),
    settlement.kind === 'opening'
      ? fill('• {recebedor} já devia a {pagador}', people)
      : fill('• {pagador} pagou a {recebedor}', people),
    fill('• Data {data}', { data: formatDate(settlement.occurred_at) }),
    closed === null
      ? phrase('• Nenhum mês fechado.')
      : fill('• Mês {mes} fechado.', { mes: formatMonth(closed.competence_month) }),
    fill('💸 Saldo: {transferencia}', { transferencia: transferText(balance.transfer, names) }),
    fill('• Identificador: {id}', { id: sanitize(settlement.id) }),
    ...(repeated === undefined
      ? []
      : [fill('⚠️ Já havia um igual: {id}. Se foi repetido, anule um.', { id: sanitize(repeated) })]),
  );
}
