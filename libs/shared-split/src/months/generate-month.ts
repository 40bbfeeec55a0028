import { DomainError } from '@bursar/toolkit';

import type { YearMonth } from '@bursar/calendar';

import type { GenerationBody } from '../model/output-fields';
import { decideGeneration, type GenerationDecision } from '../model/generation';
import { requireMembers } from '../model/household';
import { appendEvent } from '../store/events';
import { recurrencesCovering } from '../store/list-recurrences';
import { rulesWithEntry } from '../store/occurrences';
import { generateEntry, type GenerationRun } from './generate-entry';
import type { SplitContext } from '../service/split-context';
import { reading, writing } from '../context';

export interface GenerationRequest {
  /** Left out where nobody in particular asks. */
  readonly requestedById?: string | undefined;
  /** Writes nothing, and says what a real run would do. */
  readonly dryRun: boolean;
  readonly includeBlockedDetails: boolean;
}

/** What came of a rule. */
interface Outcome {
  readonly recurrenceId: string;
  readonly decision: GenerationDecision | { readonly kind: 'fail' };
}

/** A rule and what the run sees of it before it touches anything. */
interface Candidate extends Outcome {
  readonly decision: GenerationDecision;
}

/**
 * Makes the entries that a month is missing, of exactly that month, for all rules. A rule that fails is rolled back
 * alone, counted and recorded; the rest goes on. May be repeated, and run twice at once: each entry is made once, and
 * what is complete is only read. Throws `PARTICIPANTS_NOT_TWO`, `INVALID_REQUEST` (people), `SERVICE_UNAVAILABLE`.
 */
export async function generateMonth(
  context: SplitContext,
  month: YearMonth,
  { requestedById, dryRun, includeBlockedDetails }: GenerationRequest,
): Promise<GenerationBody> {
  const run: GenerationRun = { month, actorId: requestedById ?? null };
  const candidates = await candidatesOf(context, month, requestedById);
  const outcomes: Outcome[] = [];
  for (const candidate of candidates) {
    const isWork = !dryRun && (candidate.decision.kind === 'generate' || candidate.decision.kind === 'block');
    const decision = isWork ? await attempt(context, candidate.recurrenceId, run) : candidate.decision;
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

/** An entry is never taken back, so what is found complete here needs no lock; the rest is decided again under one. */
function candidatesOf(
  context: SplitContext,
  month: YearMonth,
  requestedById: string | undefined,
): Promise<readonly Candidate[]> {
  return reading(context, async ({ queries, householdId, household }) => {
    requireMembers(household, { requested_by_participant_id: requestedById });
    const rules = await recurrencesCovering(queries, householdId, month);
    const complete = await rulesWithEntry(queries, householdId, month);
    return rules
      .map(({ rule }) => ({
        recurrenceId: rule.id,
        decision: decideGeneration(rule, month, { household, alreadyGenerated: complete.has(rule.id) }),
      }))
      .filter(({ decision }) => decision.kind !== 'not-eligible');
  });
}

async function attempt(context: SplitContext, recurrenceId: string, run: GenerationRun): Promise<Outcome['decision']> {
  try {
    return await generateEntry(context, recurrenceId, run);
  } catch (error) {
    if (endsTheRun(error)) throw error;
    await writing(context, ({ queries, householdId, at }) =>
      appendEvent(queries, householdId, {
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

/** No other rule would fare better without a database, or in a household that is not two any more. */
function endsTheRun(error: unknown): boolean {
  return error instanceof DomainError && error.code !== 'PERSISTENCE_ERROR';
}
