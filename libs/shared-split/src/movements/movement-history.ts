import * as z from 'zod';

import { readTransaction, type ReadScope } from '../context';
import { defineUseCase } from '../define-use-case';
import { utcInstantText } from '../model/instants';
import { instant } from '../model/output-fields';
import { recordNotFound } from '../model/refusals';
import { correctionsOfMovements, correctionsOfSettlement, type Correction } from '../store/corrections';
import { movementChain } from '../store/find-movement';
import { findSettlement } from '../store/settlements';
import { movementPath } from './correct-movement-input';

const historyBody = z.object({
  movement_id: z.string(),
  entries: z.array(
    z.object({
      at: instant,
      action: z.enum(['create', 'void', 'replace', 'restore']),
      requested_by_participant_id: z.string(),
      reason: z.string().nullable(),
      movement_id: z.string(),
    }),
  ),
});
type HistoryBody = z.output<typeof historyBody>;

/** How a movement or settlement came to be what it is, oldest first, replacements included. Throws `NOT_FOUND`. */
export const movementHistory = defineUseCase({
  name: 'getMovementHistory',
  input: movementPath,
  effect: 'read',
  errors: ['NOT_FOUND'],
  execute: (context, { movement_id: id }) => readTransaction(context, (scope) => historyOf(scope, id)),
  route: {
    operationId: 'getMovementHistory',
    method: 'GET',
    path: '/v1/movements/{movement_id}/history',
    summary: 'What was done to a movement or settlement, oldest first',
    request: { params: movementPath },
    success: { status: 200, body: historyBody },
  },
});

async function historyOf({ tx, householdId }: ReadScope, id: string): Promise<HistoryBody> {
  const chain = await movementChain(tx, householdId, id);
  const [first] = chain;
  if (first !== undefined) {
    const ids = chain.map((movement) => movement.id);
    return { movement_id: id, entries: entriesOf(first, await correctionsOfMovements(tx, householdId, ids)) };
  }
  const settlement = await findSettlement(tx, householdId, id);
  if (settlement === undefined) throw recordNotFound(id);
  return { movement_id: id, entries: entriesOf(settlement, await correctionsOfSettlement(tx, householdId, id)) };
}

interface Created {
  readonly id: string;
  readonly createdAt: number;
  readonly requestedById: string;
}

function entriesOf(
  { id, createdAt, requestedById }: Created,
  corrections: readonly Correction[],
): HistoryBody['entries'] {
  return [
    {
      at: utcInstantText(createdAt),
      action: 'create',
      requested_by_participant_id: requestedById,
      reason: null,
      movement_id: id,
    },
    ...corrections.map(({ at, action, actorId, reason, movementId, settlementId }) => ({
      at: utcInstantText(at),
      action,
      requested_by_participant_id: actorId,
      reason,
      movement_id: movementId ?? settlementId ?? id,
    })),
  ];
}
