import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import { decideGeneration, type GenerationDecision } from '../model/generation';
import type { Household } from '../model/household';
import { closingOf } from '../store/closings';
import { recurrencesCovering } from '../store/list-recurrences';
import { rulesWithEntry } from '../store/occurrences';

/** A rule and what a run would do with it, before the run has locked it. */
export interface Candidate {
  readonly recurrenceId: string;
  readonly decision: GenerationDecision;
}

/** What a run for a month would do with each rule that it considers, oldest rule first. */
export async function decideMonth(
  connection: Connection,
  householdId: string,
  { month, household }: { readonly month: YearMonth; readonly household: Household },
): Promise<readonly Candidate[]> {
  const [rules, complete, closing] = await Promise.all([
    recurrencesCovering(connection, householdId, month),
    rulesWithEntry(connection, householdId, month),
    closingOf(connection, householdId, month),
  ]);
  const isClosed = closing !== undefined;
  return rules
    .map(({ rule }) => ({
      recurrenceId: rule.id,
      decision: decideGeneration(rule, month, { household, alreadyGenerated: complete.has(rule.id), isClosed }),
    }))
    .filter(({ decision }) => decision.kind !== 'not-eligible');
}
