import { writeTransaction, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { instantOfOccurredAt } from '../model/instants';
import { displayNamesOf, requireMembers, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { requireCompetenceMonth } from '../model/movement-draft';
import { recordNotFound } from '../model/refusals';
import { closedBody, CLOSED_HEADER, CLOSED_META, type ClosedBody } from '../months/closed-body';
import { factsIn, headersOf } from '../months/header-facts';
import { correctSettlement } from '../settlements/correct-settlement';
import { lockMovement } from '../store/find-movement';
import { lockSettlement } from '../store/settlements';
import {
  correctMovementBody,
  correctMovementInput,
  movementPath,
  type CorrectMovementInput,
} from './correct-movement-input';
import { correctStoredMovement } from './correct-stored-movement';
import { correctionBody, type CorrectionBody } from './correction-body';
import { correctionText } from './correction-text';

/** What was done, how a closed month differs now, and display names for the text. */
export interface CorrectionResult {
  readonly correction: CorrectionBody;
  readonly closed: ClosedBody | undefined;
  readonly names: DisplayNames;
}

/**
 * Takes a movement or settlement back, or puts a movement right in its own month. Throws, the first that applies:
 * `INVALID_REQUEST`, `PARTICIPANTS_NOT_TWO`, `NOT_FOUND`, then as `correctStoredMovement` and `correctSettlement`.
 */
export const correctMovement = defineUseCase({
  name: 'correct_movement',
  tool: {
    toolsets: ['everyday'],
    title: 'Correct or amend a wrong joint entry',
    description:
      'Fixes, voids, deletes or restores a shared, joint purchase, expense or settlement entered wrong ' +
      "(correct, typo, mistake, duplicate, wrong payer, cancelled); the history stays. A shop's refund: " +
      'create_movement. Lancei errado, duas vezes, valor certo, corrige, apaga, anula compra dividida; ' +
      'compra compartida mal registrada, corrígela, anular, eliminar; achat commun, dépense commune, ' +
      'corriger, supprimer; gemeinsamen Einkauf stornieren, doppelt, falsch. Ask before voiding several.',
    failureTitle: 'O lançamento não foi corrigido.',
  },
  input: correctMovementInput,
  output: correctionBody,
  effect: 'destructive',
  errors: ['NOT_FOUND', 'PURCHASE_NOT_FOUND', 'DUPLICATE_EXTERNAL_ID', 'REFUND_LIMIT_EXCEEDED', 'PERSISTENCE_ERROR'],
  check: ({ occurred_at }) => {
    if (occurred_at !== undefined) requireCompetenceMonth(instantOfOccurredAt(occurred_at));
  },
  execute: storeCorrection,
  structured: ({ correction }) => correction,
  text: correctionText,
  meta: ({ closed }) => ({ ...(closed && { [CLOSED_META]: closed }) }),
  route: {
    operationId: 'correctMovement',
    method: 'POST',
    path: '/v1/movements/{movement_id}/correct',
    summary: 'Void, replace or restore a movement; void or restore a settlement',
    request: { params: movementPath, body: correctMovementBody },
    success: {
      status: 200,
      body: correctionBody,
      headers: { [CLOSED_HEADER]: 'In a closed month: how it was closed and how it differs now, as JSON' },
    },
    respond: ({ correction, closed }) => ({ body: correction, ...headersOf({ [CLOSED_HEADER]: closed }) }),
    toResult: (correction, headers) => ({
      correction,
      closed: factsIn(headers.get(CLOSED_HEADER), closedBody),
      names: UNKNOWN_NAMES,
    }),
  },
});

function storeCorrection(context: SplitContext, input: CorrectMovementInput): Promise<CorrectionResult> {
  const { movement_id: id, requested_by_participant_id, payer_participant_id } = input;
  return writeTransaction(context, async (scope) => {
    const { tx, householdId, household } = scope;
    requireMembers(household, { requested_by_participant_id, payer_participant_id });
    const names = displayNamesOf(household);
    const movement = await lockMovement(tx, householdId, id);
    if (movement !== undefined) {
      const { body, closed } = await correctStoredMovement(scope, movement, input);
      return { correction: body, closed, names };
    }
    const settlement = await lockSettlement(tx, householdId, id);
    if (settlement === undefined) throw recordNotFound(id);
    return { correction: await correctSettlement(scope, settlement, input), closed: undefined, names };
  });
}
