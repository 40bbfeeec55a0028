import type { YearMonth } from '@bursar/calendar';

import type { WriteScope } from '../context';
import { isCounting, type MovementChange } from '../model/correction';
import { isMember } from '../model/household';
import { contributionOf, type PayerTotals } from '../model/payer-totals';
import type { StoredMovement } from '../model/stored-movement';
import type { ClosedBody } from '../months/closed-body';
import { closedFactsOf, readMonth, splitOf, withMore, type MonthState } from '../months/month-state';
import { toTransferBody, type TransferBody } from '../months/transfer-body';
import type { CorrectedMonth } from './correction-body';

/** The months that a correction touches, ascending, and how a closed one of them differs afterwards. */
export interface CorrectedMonths {
  readonly months: readonly CorrectedMonth[];
  readonly closed: ClosedBody | undefined;
}

/** Reads the months as they are stored: call it before anything is changed. */
export async function correctedMonths(
  { tx, householdId }: WriteScope,
  changes: readonly MovementChange[],
): Promise<CorrectedMonths> {
  const touched = changes.flatMap(({ before, after }) => [...(before ? [before] : []), after]);
  const names = [...new Set(touched.map(({ competenceMonth }) => competenceMonth))].sort();
  const states = await Promise.all(names.map((name) => readMonth(tx, householdId, name)));
  const pairs = states.map((before) => ({ before, after: withMore(before, differences(before.month, changes)) }));
  return {
    months: pairs.map(({ before, after }) => ({
      competence_month: before.month,
      closed: before.closing !== undefined,
      before: transferOfMonth(before),
      after: transferOfMonth(after),
    })),
    closed: pairs.map(({ after }) => closedFactsOf(after)).find((facts) => facts !== undefined),
  };
}

/** Null where somebody who has left the household has paid something. */
export function transferOfMonth(state: MonthState): TransferBody | null {
  const { household, totals } = state;
  if (totals.some(({ payerId, ...sums }) => !isMember(household, payerId) && hasAnything(sums))) return null;
  const split = splitOf({ ...state, totals: totals.filter(({ payerId }) => isMember(household, payerId)) });
  return toTransferBody(split.transfer);
}

function hasAnything({ purchases, refunds }: Omit<PayerTotals, 'payerId'>): boolean {
  return purchases !== 0n || refunds !== 0n;
}

function differences(month: YearMonth, changes: readonly MovementChange[]): PayerTotals[] {
  const inMonth = (movement: StoredMovement | undefined): movement is StoredMovement =>
    isCounting(movement) && movement.competenceMonth === month;
  return changes.flatMap(({ before, after }) => [
    ...(inMonth(before) ? [contributionOf(countedOf(before), -1n)] : []),
    ...(inMonth(after) ? [contributionOf(countedOf(after))] : []),
  ]);
}

function countedOf({ apportionment, ...movement }: StoredMovement) {
  return { ...movement, payerShare: apportionment?.payerShare ?? null };
}
