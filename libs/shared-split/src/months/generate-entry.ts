import { randomUUID } from 'node:crypto';

import type { YearMonth } from '@bursar/calendar';

import type { BlockCode } from '../model/output-fields';
import { persistenceError } from '../model/refusals';
import { decideGeneration, entryExternalId, type GenerationDecision } from '../model/generation';
import type { NewMovement } from '../model/movement';
import { appendEvent, isBlockRecorded } from '../store/events';
import { movementWithExternalId } from '../store/find-movement';
import { insertNewMovement } from '../store/insert-movement';
import { hasEntry, insertOccurrence } from '../store/occurrences';
import { lockRecurrence, type StoredRecurrence } from '../store/stored-recurrence';
import type { SplitContext } from '../service/split-context';
import { writing, type Writing } from '../context';

/** A run for a month: which, and who asked for it; null when a summary or report did. */
export interface GenerationRun {
  readonly month: YearMonth;
  readonly actorId: string | null;
}

/**
 * Does for one rule what a month needs, in a transaction of its own with the rule locked. What was seen before may have
 * changed since, so everything is decided anew.
 */
export function generateEntry(
  context: SplitContext,
  recurrenceId: string,
  run: GenerationRun,
): Promise<GenerationDecision> {
  return writing(context, async (writer) => {
    const { queries, householdId, household } = writer;
    const stored = await lockRecurrence(queries, householdId, recurrenceId);
    if (stored === undefined) return { kind: 'not-eligible' };
    const alreadyGenerated = await hasEntry(queries, householdId, recurrenceId, run.month);
    const decision = decideGeneration(stored.rule, run.month, { household, alreadyGenerated });
    if (decision.kind === 'block') await recordBlock(writer, stored, run, decision.code);
    if (decision.kind === 'generate') await storeEntry(writer, recurrenceId, run, decision.entry);
    return decision;
  });
}

/** An entry that is there without its occurrence, under whichever payer, is taken for this month's. */
async function storeEntry(
  { queries, householdId, at }: Writing,
  recurrenceId: string,
  { month, actorId }: GenerationRun,
  entry: NewMovement,
): Promise<void> {
  const externalId = entryExternalId(recurrenceId, month);
  const found = await movementWithExternalId(queries, householdId, { month, externalId });
  const movementId = found ?? randomUUID();
  if (found === undefined) {
    const isNew = await insertNewMovement(queries, householdId, { ...entry, id: movementId, createdAt: at });
    if (!isNew) throw persistenceError();
  }
  const occurrenceId = randomUUID();
  await insertOccurrence(queries, householdId, {
    id: occurrenceId,
    recurrenceId,
    competenceMonth: month,
    movementId,
    createdAt: at,
  });
  await appendEvent(queries, householdId, {
    type: 'recurrence_generated',
    recurrenceId,
    occurrenceId,
    actorId,
    at,
    payload: { competence_month: month, movement_id: movementId },
  });
}

/** Once: every consultation of the month meets the block again, until somebody edits the rule. */
async function recordBlock(
  { queries, householdId, at }: Writing,
  { rule, updatedAt }: StoredRecurrence,
  { month, actorId }: GenerationRun,
  code: BlockCode,
): Promise<void> {
  const recurrenceId = rule.id;
  if (await isBlockRecorded(queries, householdId, { recurrenceId, month, code, since: updatedAt })) return;
  await appendEvent(queries, householdId, {
    type: 'recurrence_blocked',
    recurrenceId,
    actorId,
    at,
    payload: { competence_month: month, code },
  });
}
