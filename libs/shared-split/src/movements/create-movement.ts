import { randomUUID } from 'node:crypto';

import type { Transaction } from '@bursar/database';
import { DomainError } from '@bursar/toolkit';
import * as z from 'zod';

import { readTransaction, termsOf, writeTransaction, type SplitContext, type WriteScope } from '../context';
import { defineUseCase } from '../define-use-case';
import type { Closing } from '../model/closing';
import { displayNamesOf, requireMembers, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { instantOfOccurredAt } from '../model/instants';
import type { Movement, NewMovement } from '../model/movement';
import {
  draftMovement,
  referenceDetails,
  requireCompetenceMonth,
  type PurchaseReference,
} from '../model/movement-draft';
import { purchaseNotFound } from '../model/refusals';
import { requireWithinPurchase } from '../model/refund-limit';
import { apportion, apportionRefund, requireSharesAddUp } from '../model/shares';
import { EQUAL, pairOf, readSplit } from '../model/split';
import { chainIdOf, type StoredMovement } from '../model/stored-movement';
import { closedAfter } from '../months/closed-after';
import { closedBody, CLOSED_HEADER, CLOSED_META, type ClosedBody } from '../months/closed-body';
import { factsIn, headersOf } from '../months/header-facts';
import { closingOf } from '../store/closings';
import { lockPurchase, refundedTotal } from '../store/find-movement';
import { insertMovement } from '../store/insert-movement';
import { formatAmount, formatDate, formatMonth, formatPerson } from '../text/format';
import { fill, lines, phrase, sanitize } from '../text/safe-text';
import { splitText } from '../text/split-text';
import { createMovementBody, createMovementInput } from './create-movement-input';
import { movementBody, splitBody, toMovementBody, toSplitBody } from './movement-body';
import { requireNewExternalId } from './require-new-external-id';

type CreateMovementInput = z.output<typeof createMovementInput>;

/** A split is told where the call named another than equal parts. */
export const createdMovementBody = movementBody.extend(z.object(splitBody).partial().shape);

/** The stored movement, how its month was closed if it is, and display names for its text. */
interface CreatedMovement {
  readonly movement: z.output<typeof createdMovementBody>;
  readonly closed?: ClosedBody | undefined;
  readonly names: DisplayNames;
}

/**
 * Stores a purchase or refund. Throws, the first that applies: `INVALID_REQUEST` (month), `PARTICIPANTS_NOT_TWO`,
 * `INVALID_REQUEST` (people), `UNSUPPORTED_SPLIT`, `SHARES_DO_NOT_ADD_UP`, `DUPLICATE_EXTERNAL_ID`, `PURCHASE_NOT_FOUND`,
 * `REFUND_LIMIT_EXCEEDED` (contract, section 6).
 */
export const createMovement = defineUseCase({
  name: 'create_movement',
  tool: {
    toolsets: ['everyday'],
    title: 'Record a new purchase or cost paid for both, or a refund',
    description:
      'Records one purchase shared with the other person, or a refund from the shop: split the bill, groceries ' +
      'in half, bought for both. From an account: planifi_createExpense_v1; in the budget: add_transaction; ' +
      'monthly or installments: create_recurrence. Paguei, pagou, comprei, dois, metade, divide, dividimos, ' +
      'racha, compartilhada, anota, estorno; compré dos, pagué, pagó, medias, pareja, divídelo, compartido, ' +
      'apunta; achat partagé, dépense commune, payé, moitié; beide eingekauft, gemeinsame Ausgabe, Partner, ' +
      'teilen.',
    failureTitle: 'O lançamento não foi anotado.',
  },
  input: createMovementInput,
  output: createdMovementBody,
  effect: 'write',
  errors: ['PURCHASE_NOT_FOUND', 'DUPLICATE_EXTERNAL_ID', 'REFUND_LIMIT_EXCEEDED', 'PERSISTENCE_ERROR'],
  check: ({ occurred_at }) => {
    if (occurred_at !== undefined) requireCompetenceMonth(instantOfOccurredAt(occurred_at));
  },
  execute: storeMovement,
  structured: ({ movement }) => movement,
  text: createdText,
  meta: ({ closed }) => ({ ...(closed && { [CLOSED_META]: closed }) }),
  route: {
    operationId: 'createMovement',
    method: 'POST',
    path: '/v1/movements',
    summary: 'Record a purchase or refund',
    request: { body: createMovementBody },
    success: {
      status: 201,
      body: createdMovementBody,
      headers: { [CLOSED_HEADER]: 'In a closed month: how it was closed and how it differs now, as JSON' },
    },
    respond: ({ movement, closed }) => ({ body: movement, ...headersOf({ [CLOSED_HEADER]: closed }) }),
    toResult: (movement, headers) => ({
      movement,
      closed: factsIn(headers.get(CLOSED_HEADER), closedBody),
      names: UNKNOWN_NAMES,
    }),
  },
});

async function storeMovement(context: SplitContext, input: CreateMovementInput): Promise<CreatedMovement> {
  const { movement: draft, original } = draftMovement(input, context.clock.now(), termsOf(context).timeZone);
  try {
    const readClosing = (tx: Transaction) => closingOf(tx, context.householdId, draft.competenceMonth);
    const store = async (scope: WriteScope, closing: Closing | undefined): Promise<CreatedMovement> => {
      requireMembers(scope.household, {
        requested_by_participant_id: input.requested_by_participant_id,
        payer_participant_id: input.payer_participant_id,
      });
      const { tx, householdId, household } = scope;
      const split =
        input.split_config === undefined ? EQUAL : readSplit(input.split_config, pairOf(household, draft.payerId));
      requireSharesAddUp(split, draft.amount);
      const purchase = original && (await refundedPurchase(scope, draft, original));
      const apportionment = purchase
        ? apportionRefund({ payerId: purchase.payerId, split: purchase.apportionment?.split ?? EQUAL }, draft)
        : apportion(split, draft.amount);
      const closed = await closedAfter(scope, closing, { ...draft, payerShare: apportionment?.payerShare ?? null });
      const originalPurchaseId = purchase?.id ?? null;
      const movement: Movement = { ...draft, originalPurchaseId, id: randomUUID(), createdAt: scope.at };
      insertMovement(tx, householdId, movement, { apportionment });
      return {
        movement: {
          ...toMovementBody(movement),
          ...(split.type !== 'equal' && toSplitBody(movement, apportionment, household)),
        },
        closed,
        names: displayNamesOf(household),
      };
    };
    return await writeTransaction(context, store, readClosing);
  } catch (error) {
    // The unique index detects a duplicate purchase. Which movement it duplicates can be read afterwards.
    if (error instanceof DomainError && error.code === 'PERSISTENCE_ERROR') {
      await readTransaction(context, (scope) => requireNewExternalId(scope, draft));
    }
    throw error;
  }
}

/** The refunded purchase, locked. Checks for a duplicate first: of a duplicate nothing else is checked. */
async function refundedPurchase(
  scope: WriteScope,
  draft: NewMovement,
  original: PurchaseReference,
): Promise<StoredMovement> {
  await requireNewExternalId(scope, draft);
  const { tx, householdId } = scope;
  const purchase = await lockPurchase(tx, householdId, original);
  if (purchase === undefined) throw purchaseNotFound(referenceDetails(original));
  requireWithinPurchase(purchase, await refundedTotal(tx, householdId, chainIdOf(purchase)), draft.amount);
  return purchase;
}

const HEADINGS = {
  purchase: () => phrase('🧾 Compra anotada.'),
  refund: () => phrase('🧾 Estorno anotado.'),
} as const;

const PAYERS = { purchase: () => phrase('Quem pagou'), refund: () => phrase('Quem recebeu') } as const;

export function createdText({ movement, closed, names }: CreatedMovement): string {
  const split = splitText(movement, names);
  return lines(
    HEADINGS[movement.type](),
    fill('• {descricao}: {valor}{divisao}', {
      descricao: sanitize(movement.description),
      valor: formatAmount(movement.amount),
      divisao: split === undefined ? sanitize('') : fill(', {divisao}', { divisao: split }),
    }),
    fill('• {quem}: {pagador}', {
      quem: PAYERS[movement.type](),
      pagador: formatPerson(movement.payer_participant_id, names),
    }),
    fill('• Data {data}, competência {mes}{fechado}', {
      data: formatDate(movement.occurred_at),
      mes: formatMonth(movement.competence_month),
      fechado: closed === undefined ? sanitize('') : phrase(' (mês fechado)'),
    }),
    fill('• Referência externa: {ref_externa}', { ref_externa: sanitize(movement.external_id ?? '—') }),
    fill('• Identificador: {id}', { id: sanitize(movement.id) }),
  );
}
