import { yearMonthOf, type YearMonth } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';
import * as z from 'zod';

import { readTransaction, writeTransaction, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import { participantId } from '../model/fields';
import type { GenerationDecision } from '../model/generation';
import { requireMembers } from '../model/household';
import { appendEvent } from '../store/events';
import { decideMonth, type Candidate } from './decide-month';
import { generateEntry, type GenerationRun } from './generate-entry';
import { generationBody, type GenerationBody } from './generation-body';
import { MONTH_PATH, monthPath } from './month-fields';

export const generateBody = z.strictObject({
  requested_by_participant_id: participantId.optional(),
  dry_run: z.boolean().default(false),
  include_blocked_details: z.boolean().default(true),
});

/** Generates the missing entries of a month. */
export const generateRecurrences = defineUseCase({
  name: 'generateRecurrences',
  input: z.strictObject({ ...monthPath.shape, ...generateBody.shape }),
  effect: 'idempotent-write',
  execute: (context, { year, month, ...input }) =>
    generateEntries(context, yearMonthOf(year, month), {
      requestedById: input.requested_by_participant_id,
      dryRun: input.dry_run,
      includeBlockedDetails: input.include_blocked_details,
    }),
  route: {
    operationId: 'generateRecurrences',
    method: 'POST',
    path: `${MONTH_PATH}/recurrences/generate`,
    summary: 'Record the recurring expenses that a month is missing',
    request: { params: monthPath, body: generateBody },
    success: { status: 200, body: generationBody },
    writes: ({ body }) => !body.dry_run,
  },
});

export interface GenerationOptions {
  /** Left out for the run of a summary or report. */
  readonly requestedById?: string | undefined;
  /** Writes nothing, and returns what a real run would do. */
  readonly dryRun: boolean;
  readonly includeBlockedDetails: boolean;
}

/** What a run did, or would do, with one rule. */
interface Outcome {
  readonly recurrenceId: string;
  readonly decision: GenerationDecision | { readonly kind: 'fail' };
}

/**
 * Generates the missing entries of exactly this month, for all rules. A rule that fails is rolled back alone, counted and
 * recorded; the others go on. Repeated and concurrent runs generate each entry once, and only read a complete month.
 * Throws `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST` (people), `SERVICE_UNAVAILABLE`.
 */
export async function generateEntries(
  context: SplitContext,
  month: YearMonth,
  { requestedById, dryRun, includeBlockedDetails }: GenerationOptions,
): Promise<GenerationBody> {
  const run: GenerationRun = { month, actorId: requestedById ?? null };
  const candidates = await candidatesOf(context, month, requestedById);
  const outcomes: Outcome[] = [];
  for (const candidate of candidates) {
    const writes = !dryRun && (candidate.decision.kind === 'generate' || candidate.decision.kind === 'block');
    const decision = writes ? await attempt(context, candidate.recurrenceId, run) : candidate.decision;
    outcomes.push({ recurrenceId: candidate.recurrenceId, decision });
  }
  const count = (kind: Outcome['decision']['kind']) => outcomes.filter(({ decision }) => decision.kind === kind).length;
  const blockedItems = outcomes.flatMap(({ recurrenceId, decision }) =>
    decision.kind === 'block' ? [{ recurrence_id: recurrenceId, code: decision.code, message: decision.message }] : [],
  );
  return {
    competence_month: month,
    processed_rules: outcomes.length - count('not-eligible'),
    generated_count: count('generate'),
    ignored_count: count('ignore'),
    blocked_count: count('block'),
    failed_count: count('fail'),
    blocked_items: includeBlockedDetails ? blockedItems : [],
  };
}

/** A month that a rule has generated stays generated, so it needs no lock; the others are decided again under one. */
function candidatesOf(
  context: SplitContext,
  month: YearMonth,
  requestedById: string | undefined,
): Promise<readonly Candidate[]> {
  return readTransaction(context, async ({ tx, householdId, household }) => {
    requireMembers(household, { requested_by_participant_id: requestedById });
    return decideMonth(tx, householdId, { month, household });
  });
}

async function attempt(context: SplitContext, recurrenceId: string, run: GenerationRun): Promise<Outcome['decision']> {
  try {
    return await generateEntry(context, recurrenceId, run);
  } catch (error) {
    if (endsTheRun(error)) throw error;
    await writeTransaction(context, ({ tx, householdId, at }) =>
      appendEvent(tx, householdId, {
        type: 'recurrence_failed',
        recurrenceId,
        actorId: run.actorId,
        at,
        payload: { competence_month: run.month },
      }),
    );
    return { kind: 'fail' };
  }
}

/** Without a database, or in a household that is no longer two, every other rule would fail too. */
function endsTheRun(error: unknown): boolean {
  return error instanceof DomainError && error.code !== 'PERSISTENCE_ERROR';
}
