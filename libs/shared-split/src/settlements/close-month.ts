import type { YearMonth } from '@bursar/calendar';
import { DomainError } from '@bursar/toolkit';

import type { WriteScope } from '../context';
import { invariantViolated } from '../model/refusals';
import type { Settlement } from '../model/settlement';
import { decideMonth } from '../months/decide-month';
import { generateWithin } from '../months/generate-entry';
import { toMonthBody, type MonthBody } from '../months/month-body';
import { readMonth, splitOf } from '../months/month-state';

/** The rule that is being recorded: when the database refuses its entry, the transaction is lost, and this is left. */
interface ClosingRun {
  failing?: { readonly recurrenceId: string; readonly month: YearMonth };
}

interface ClosedMonth {
  readonly body: MonthBody;
  /** In cents: what the payer of the settlement has to receive for the month. */
  readonly payerBalance: bigint;
}

/**
 * Records the due rules of a month and splits it, within the transaction of the settlement that closes it. Throws
 * `RECURRENCES_BLOCKED`, `PAYER_NOT_IN_HOUSEHOLD`.
 */
export async function closeMonth(
  scope: WriteScope,
  month: YearMonth,
  { payerId, requestedById }: Pick<Settlement, 'payerId' | 'requestedById'>,
  run: ClosingRun,
): Promise<ClosedMonth> {
  const { tx, householdId, household } = scope;
  const decided = await decideMonth(tx, householdId, { month, household });
  const blocked = decided.filter(({ decision }) => decision.kind === 'block');
  if (blocked.length > 0)
    throw blockedBy(
      month,
      blocked.map(({ recurrenceId }) => recurrenceId),
    );
  for (const { recurrenceId, decision } of decided) {
    if (decision.kind !== 'generate') continue;
    run.failing = { recurrenceId, month };
    await generateWithin(scope, recurrenceId, { month, actorId: requestedById });
  }
  delete run.failing;
  const split = splitOf(await readMonth(tx, householdId, month));
  const payer = split.shares.find(({ participantId }) => participantId === payerId);
  return { body: toMonthBody(split), payerBalance: payer?.balance ?? 0n };
}

/** Runs a closing. An entry that the database refuses is `RECURRENCES_BLOCKED`; nothing is stored then. */
export async function withBlockedRule<Result>(work: (run: ClosingRun) => Promise<Result>): Promise<Result> {
  const run: ClosingRun = {};
  try {
    return await work(run);
  } catch (error) {
    const isRefused = !(error instanceof DomainError) || error.code === 'PERSISTENCE_ERROR';
    if (run.failing === undefined || !isRefused) throw error;
    throw blockedBy(run.failing.month, [run.failing.recurrenceId]);
  }
}

function blockedBy(month: YearMonth, recurrenceIds: readonly string[]): DomainError {
  return invariantViolated('RECURRENCES_BLOCKED', { competence_month: month, recurrence_ids: recurrenceIds });
}
