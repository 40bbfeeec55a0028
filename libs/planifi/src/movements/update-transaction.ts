import * as z from 'zod';

import { defineWrite } from '../define-use-case';
import { transactionId } from '../model/input-fields';
import { movementStatus, publishMovement, statusOf, transaction } from '../model/movement';
import { byCodePoints } from '../model/text';
import { changeMovement } from './change-movement';
import { changesInput, checkChanges } from './update-input';
import { MOVEMENT_ERRORS } from './write-movement';

const params = z.strictObject({ transactionId });

const updated = z.strictObject({ transaction, status: movementStatus });

/** Corrects a movement, or takes it back; what it was is kept. */
export const updateTransaction = defineWrite({
  action: 'updateTransaction',
  toolsets: ['everyday', 'review'],
  title: 'Correct, move or delete an account entry',
  description:
    'Corrects (fix, change), moves, voids or deletes an expense or transfer of an account, cash wallet or ' +
    'card by its id (wrong amount, account); never by a second record. Corrígelo, mal anotado, cuenta, ' +
    'fecha; corrigir, apagar lançamento, conta errada; annuler, corriger opération, compte; Buchung ' +
    'ändern, korrigieren, löschen.',
  input: params.extend(changesInput.shape),
  output: updated,
  effect: 'idempotent-write',
  errors: ['TRANSACTION_NOT_FOUND', 'TRANSACTION_VOIDED', ...MOVEMENT_ERRORS],
  method: 'PATCH',
  check: checkChanges,
  write: (context, { transactionId: id, ...requested }) => {
    const { tags, createMissingTags, ...fields } = requested;
    return {
      canonicalRequest: {
        transactionId: id,
        ...fields,
        tags: tags && [...new Set(tags.map(({ key }) => key))].sort(byCodePoints),
        createMissingTags: createMissingTags || undefined,
      },
      execute: async (store, at): Promise<z.output<typeof updated>> => {
        const movement = await changeMovement(store, { owner: context.owner, at }, id, requested);
        return { transaction: publishMovement(movement), status: statusOf(movement) };
      },
    };
  },
  structured: (found) => found,
  route: {
    path: '/api/v1/transactions/{transactionId}',
    summary: 'Correct a transaction, void it or bring it back',
    request: { params, body: changesInput },
    success: { status: 200, body: updated },
  },
});
