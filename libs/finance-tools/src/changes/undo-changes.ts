import type { Clock } from '@bursar/calendar';
import type { Connection, Transaction } from '@bursar/database';
import * as z from 'zod';

import { defineUseCase, readTransaction, type LedgerContext } from '../context';
import { invalidField } from '../errors';
import { RULES } from '../model/field-rules';
import { undoneBy, type UndoRelation } from '../model/journal/undo-relations';
import { withDefault } from '../model/optional';
import { changeId, changeNumber } from '../model/published-ids';
import { setImportUndone } from '../store/imports';
import { beginChange } from '../store/journal/begin-change';
import { lastForgotten } from '../store/journal/forgotten-changes';
import { recordChange } from '../store/journal/record-change';
import { countRestored, restoreRows, type RestoreCounts } from '../store/journal/restore-rows';
import { changesAfter, changesOfTool } from '../store/journal/stored-change';
import { wouldTakeName } from '../store/journal/taken-names';
import { findLaterChanges, findUndos, importNumbers } from '../store/journal/undo-plan';
import { markLinkedRows } from '../store/links/stored-links';
import { lockLedger } from '../store/lock-ledger';
import { allowLongStatements } from '../store/statement-settings';
import {
  alreadyUndone,
  changeForgotten,
  changeNotFound,
  laterChanges,
  notUndoable,
  sharedElsewhere,
} from './undo-refusals';

const input = z.strictObject({
  change_id: z.string().describe('Of finance_changes_list.'),
  with_later: withDefault(z.boolean(), false),
  mode: withDefault(z.enum(['preview', 'commit']), 'preview'),
});

/** A tool above the domains, which stores something in another domain with each of its links. */
const SHARING_TOOL = 'share_transaction';

type UndoInput = z.output<typeof input>;

/** Puts every row back as it was before a change. */
export function undoChanges({ readOnly }: { readonly readOnly: boolean }) {
  return defineUseCase({
    name: 'finance_changes_undo',
    tool: {
      toolsets: ['everyday', 'review'],
      title: 'Reverse, revert or roll back a bank statement upload or its lines',
      description:
        'Takes back, undoes, reverts the last import (wrong file) or any other change of finance_changes_list ' +
        'exactly; previews unless committed. Annuler, défaire import, relevé; desfazer, reverter importação, ' +
        'extrato; deshaz, revertir importación, extracto; Import rückgängig machen, Kontoauszug.',
    },
    input,
    output: z.object({
      mode: z.enum(['preview', 'commit']),
      undoes: z.array(z.string()),
      restored_count: z.int(),
      removed_count: z.int(),
      readded_count: z.int(),
      change_id: z.string().nullable(),
    }),
    effect: readOnly ? 'read' : 'write',
    errors: ['NOT_FOUND'],
    execute: async (context, given) => {
      if (given.mode === 'preview') {
        return readTransaction(context, async (connection) => {
          const undos = await findUndos(connection, context.owner);
          const undoes = await planUndo(connection, context.owner, given, undos);
          if (await wouldTakeName(connection, context.owner, undoes)) throw invalidField('change_id', RULES.nameTaken);
          return answer(given, undoes, await countRestored(connection, context.owner, undoes), null);
        });
      }
      if (readOnly) throw invalidField('mode', RULES.previewOnly);
      return context.database.transaction((transaction) => commitUndo(context, transaction, given));
    },
  });
}

/** Undoes a change in a transaction of the caller's. */
export async function commitUndo(
  { owner, via, clock }: Pick<LedgerContext, 'owner' | 'via'> & { readonly clock: Pick<Clock, 'now'> },
  transaction: Transaction,
  given: UndoInput,
) {
  await allowLongStatements(transaction);
  await lockLedger(transaction, owner);
  const undos = await findUndos(transaction, owner);
  const undoes = await planUndo(transaction, owner, given, undos);
  const now = clock.now();
  const change = await beginChange(transaction, { owner, kind: 'undo', via, tool: 'finance_changes_undo', now });
  const { isNameTaken, ...counts } = await restoreRows(transaction, owner, undoes);
  if (isNameTaken) throw invalidField('change_id', RULES.nameTaken);
  await markLinkedRows(transaction, owner);
  const [before, after] = [undoneBy(undos), undoneBy([...undos, { number: change.number, undoes }])];
  const imports = await importNumbers(transaction, owner, [...new Set([...before.keys(), ...after.keys()])]);
  for (const [number, imported] of imports) {
    if (before.has(number) === after.has(number)) continue;
    await setImportUndone(transaction, owner, imported, after.has(number) ? now : null);
  }
  const summary = `Undid ${undoes.map(changeId).join(', ')}`;
  const recorded = await recordChange(transaction, change, { summary, undoes });
  return answer(given, undoes, counts, recorded?.id ?? null);
}

/** The changes to undo, newest first. Throws NOT_FOUND and VALIDATION_ERROR `ALREADY_UNDONE`, `NOT_UNDOABLE`, `LATER_CHANGES`, `SHARED`. */
export async function planUndo(
  connection: Connection,
  owner: string,
  { change_id: id, with_later: withLater }: UndoInput,
  undos: readonly UndoRelation[],
): Promise<number[]> {
  const number = changeNumber(id);
  const [change] = number === undefined ? [] : await changesAfter(connection, owner, number - 1, 1);
  if (number === undefined || change?.number !== number) throw changeNotFound(id);
  if (change.kind === 'start') throw notUndoable(id);
  const undone = undoneBy(undos).get(number);
  if (undone !== undefined) throw alreadyUndone(id, changeId(undone));
  if (number <= (await lastForgotten(connection, owner))) throw changeForgotten(id);
  const later = await findLaterChanges(connection, owner, number, undos, withLater);
  if (later.length > 0 && !withLater) throw laterChanges(id, later.map(changeId));
  const undoes = [...later, number];
  const [shared] = await changesOfTool(connection, owner, undoes, SHARING_TOOL);
  if (shared !== undefined) throw sharedElsewhere(changeId(shared), SHARING_TOOL);
  return undoes;
}

function answer(
  { mode }: UndoInput,
  undoes: readonly number[],
  { restored, removed, readded }: RestoreCounts,
  change: string | null,
) {
  return {
    mode,
    undoes: undoes.map(changeId),
    restored_count: restored,
    removed_count: removed,
    readded_count: readded,
    change_id: change,
  };
}
