import { randomUUID } from 'node:crypto';

import type { YearMonth } from '@bursar/calendar';

import { writeTransaction, type SplitContext, type WriteScope } from '../context';
import { persistenceError } from '../errors';
import {
  decideGeneration,
  entryExternalId,
  type BlockCode,
  type GeneratedEntry,
  type GenerationDecision,
} from '../model/generation';
import { closingOf } from '../store/closings';
import { appendEvent, isBlockRecorded } from '../store/events';
import { movementWithExternalId } from '../store/find-movement';
import { insertNewMovement } from '../store/insert-movement';
import { hasEntry, insertOccurrence } from '../store/occurrences';
import { lockRecurrence, type StoredRecurrence } from '../store/stored-recurrence';

/** A run for a month and who requested it; null for the run of a summary or report. */
export interface GenerationRun {
  readonly month: YearMonth;
  readonly actorId: string | null;
}

/**
 * Generates or blocks the entry of one rule, in a transaction of its own with the rule locked. The rule may have changed
 * since the run read it, so the decision is made again.
 */
export function generateEntry(
  context: SplitContext,
  recurrenceId: string,
  run: GenerationRun,
): Promise<GenerationDecision> {
  return writeTransaction(context, (scope) => generateWithin(scope, recurrenceId, run));
}

/** The same within the transaction of the caller. */
export async function generateWithin(
  scope: WriteScope,
  recurrenceId: string,
  run: GenerationRun,
): Promise<GenerationDecision> {
  const { tx, householdId, household } = scope;
  const [stored, alreadyGenerated, closing] = await Promise.all([
    lockRecurrence(tx, householdId, recurrenceId),
    hasEntry(tx, householdId, recurrenceId, run.month),
    closingOf(tx, householdId, run.month),
  ]);
  if (stored === undefined) return { kind: 'not-eligible' };
  const isClosed = closing !== undefined;
  const decision = decideGeneration(stored.rule, run.month, { household, alreadyGenerated, isClosed });
  if (decision.kind === 'block') await recordBlock(scope, stored, run, decision.code);
  if (decision.kind === 'generate') await storeEntry(scope, recurrenceId, run, decision.entry);
  return decision;
}

/** An entry that exists without its occurrence, of any payer, becomes this month's entry. */
async function storeEntry(
  { tx, householdId, at }: WriteScope,
  recurrenceId: string,
  { month, actorId }: GenerationRun,
  { movement, apportionment, installment }: GeneratedEntry,
): Promise<void> {
  const externalId = entryExternalId(recurrenceId, month);
  const found = await movementWithExternalId(tx, householdId, { month, externalId });
  const movementId = found ?? randomUUID();
  if (found === undefined) {
    const entry = { ...movement, id: movementId, createdAt: at };
    const isNew = await insertNewMovement(tx, householdId, entry, apportionment);
    if (!isNew) throw persistenceError();
  }
  const occurrenceId = randomUUID();
  await insertOccurrence(tx, householdId, {
    id: occurrenceId,
    recurrenceId,
    competenceMonth: month,
    movementId,
    createdAt: at,
    installment,
  });
  await appendEvent(tx, householdId, {
    type: 'recurrence_generated',
    recurrenceId,
    occurrenceId,
    actorId,
    at,
    payload: { competence_month: month, movement_id: movementId },
  });
}

/** Records a block once until the rule is edited; every later run of the month meets the same block. */
async function recordBlock(
  { tx, householdId, at }: WriteScope,
  { rule, updatedAt }: StoredRecurrence,
  { month, actorId }: GenerationRun,
  code: BlockCode,
): Promise<void> {
  const recurrenceId = rule.id;
  if (await isBlockRecorded(tx, householdId, { recurrenceId, month, code, since: updatedAt })) return;
  await appendEvent(tx, householdId, {
    type: 'recurrence_blocked',
    recurrenceId,
    actorId,
    at,
    payload: { competence_month: month, code },
  });
}
