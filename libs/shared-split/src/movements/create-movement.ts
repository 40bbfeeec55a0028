import { randomUUID } from 'node:crypto';

import { DomainError } from '@bursar/toolkit';
import type * as z from 'zod';

import { readTransaction, writeTransaction, type ReadScope, type SplitContext, type WriteScope } from '../context';
import { defineUseCase } from '../define-use-case';
import { displayNamesOf, requireMembers, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { instantOfOccurredAt } from '../model/instants';
import type { Movement, NewMovement } from '../model/movement';
import {
  draftMovement,
  referenceDetails,
  requireCompetenceMonth,
  type PurchaseReference,
} from '../model/movement-draft';
import { duplicateExternalId, purchaseNotFound } from '../model/refusals';
import { requireWithinPurchase } from '../model/refund-limit';
import { lockPurchase, movementWithExternalId, refundedTotal } from '../store/find-movement';
import { insertMovement } from '../store/insert-movement';
import { formatAmount, formatDate, formatMonth, formatPerson } from '../text/format';
import { fill, lines, sanitize } from '../text/safe-text';
import { createMovementBody, createMovementInput } from './create-movement-input';
import { movementBody, toMovementBody, type MovementBody } from './movement-body';

type CreateMovementInput = z.output<typeof createMovementInput>;

/** The stored movement, and display names for its text. */
interface CreatedMovement {
  readonly movement: MovementBody;
  readonly names: DisplayNames;
}

/**
 * Stores a purchase or refund for good. Throws, the first that applies: `INVALID_REQUEST` (month), `PARTICIPANTS_NOT_TWO`,
 * `INVALID_REQUEST` (people), `DUPLICATE_EXTERNAL_ID`, `PURCHASE_NOT_FOUND`, `REFUND_LIMIT_EXCEEDED` (contract, section 6).
 */
export const createMovement = defineUseCase({
  name: 'create_movement',
  tool: {
    title: 'Record a purchase or refund',
    description:
      'Records one purchase in reais that somebody paid ("paguei 56 reais", "ela pagou o mercado ontem", gastei, ' +
      'comprei, anota, registra, lança), or a refund of one (estorno, reembolso, devolução), for good: movements are ' +
      'never changed or deleted. It counts in the month of occurred_at in São Paulo; a refund needs its purchase. Send ' +
      'an external_id, such as the id of a message, against double entry. For monthly expenses and installments use ' +
      'create_recurrence.',
    failureTitle: 'O lançamento não foi anotado.',
  },
  input: createMovementInput,
  output: movementBody,
  effect: 'write',
  errors: ['PURCHASE_NOT_FOUND', 'DUPLICATE_EXTERNAL_ID', 'REFUND_LIMIT_EXCEEDED', 'PERSISTENCE_ERROR'],
  check: ({ occurred_at }) => {
    if (occurred_at !== undefined) requireCompetenceMonth(instantOfOccurredAt(occurred_at));
  },
  execute: storeMovement,
  structured: ({ movement }) => movement,
  text: createdText,
  route: {
    operationId: 'createMovement',
    method: 'POST',
    path: '/v1/movements',
    summary: 'Record a purchase or refund, for good',
    request: { body: createMovementBody },
    success: { status: 201, body: movementBody },
    respond: ({ movement }) => ({ body: movement }),
    toResult: (movement) => ({ movement, names: UNKNOWN_NAMES }),
  },
});

async function storeMovement(context: SplitContext, input: CreateMovementInput): Promise<CreatedMovement> {
  const { movement: draft, original } = draftMovement(input, context.clock.now());
  try {
    return await writeTransaction(context, async (scope) => {
      requireMembers(scope.household, {
        requested_by_participant_id: input.requested_by_participant_id,
        payer_participant_id: input.payer_participant_id,
      });
      const originalPurchaseId = original === undefined ? null : await refundedPurchase(scope, draft, original);
      const movement: Movement = { ...draft, originalPurchaseId, id: randomUUID(), createdAt: scope.at };
      insertMovement(scope.tx, scope.householdId, movement);
      return { movement: toMovementBody(movement), names: displayNamesOf(scope.household) };
    });
  } catch (error) {
    // The unique index detects a duplicate purchase. Which movement it duplicates can be read afterwards: movements stay.
    if (error instanceof DomainError && error.code === 'PERSISTENCE_ERROR') {
      await readTransaction(context, (scope) => requireNewExternalId(scope, draft));
    }
    throw error;
  }
}

/** The id of the refunded purchase, locked. Checks for a duplicate first: of a duplicate nothing else is checked. */
async function refundedPurchase(scope: WriteScope, draft: NewMovement, original: PurchaseReference): Promise<string> {
  await requireNewExternalId(scope, draft);
  const { tx, householdId } = scope;
  const purchase = await lockPurchase(tx, householdId, original);
  if (purchase === undefined) throw purchaseNotFound(referenceDetails(original));
  requireWithinPurchase(purchase, await refundedTotal(tx, householdId, purchase.id), draft.amount);
  return purchase.id;
}

/** Throws `DUPLICATE_EXTERNAL_ID` when the month and payer already have a movement with this external id. */
async function requireNewExternalId(
  { tx, householdId }: ReadScope,
  { competenceMonth, payerId, externalId }: NewMovement,
): Promise<void> {
  if (externalId === null) return;
  const stored = await movementWithExternalId(tx, householdId, { month: competenceMonth, payerId, externalId });
  if (stored === undefined) return;
  throw duplicateExternalId({
    external_id: externalId,
    competence_month: competenceMonth,
    payer_participant_id: payerId,
    movement_id: stored,
  });
}

const HEADINGS = { purchase: sanitize('🧾 Compra anotada.'), refund: sanitize('🧾 Estorno anotado.') } as const;

export function createdText({ movement, names }: CreatedMovement): string {
  return lines(
    HEADINGS[movement.type],
    fill('• {descricao}: {valor}', {
      descricao: sanitize(movement.description),
      valor: formatAmount(movement.amount),
    }),
    fill('• Quem pagou: {pagador}', { pagador: formatPerson(movement.payer_participant_id, names) }),
    fill('• Data {data}, competência {mes}', {
      data: formatDate(movement.occurred_at),
      mes: formatMonth(movement.competence_month),
    }),
    fill('• Referência externa: {ref_externa}', { ref_externa: sanitize(movement.external_id ?? '—') }),
    fill('• Identificador: {id}', { id: sanitize(movement.id) }),
  );
}
