import { monthRange, type YearMonth } from '@bursar/calendar';

import type { ReadScope } from '../context';
import { balanceOf, withTotals, type HouseholdBalance, type TotalsByMonth } from '../model/balance';
import type { Closing } from '../model/closing';
import { decideGeneration } from '../model/generation';
import { pendingEntries, pendingTotals, type PendingEntry } from '../model/pending';
import type { Settlement } from '../model/settlement';
import { closingsByMonth } from '../store/closings';
import { recurrencesThrough } from '../store/list-recurrences';
import { monthTotalsThrough } from '../store/month-totals';
import { generatedMonths } from '../store/occurrences';
import { settlementsThrough } from '../store/settlements';

/** The balance through a month, and everything of which it consists. */
export interface BalanceState {
  readonly balance: HouseholdBalance;
  /** Months with counting movements, and closed ones, oldest first. */
  readonly months: TotalsByMonth;
  readonly closings: ReadonlyMap<YearMonth, Closing>;
  /** Newest first. */
  readonly settlements: readonly Settlement[];
  readonly pending: readonly PendingEntry[];
  /** The balance with everything that is pending. */
  readonly projected: HouseholdBalance;
}

/** `today` is `YYYY-MM-DD` in São Paulo. Throws `PAYER_NOT_IN_HOUSEHOLD`. */
export async function readBalance(
  scope: ReadScope,
  { through, today }: { readonly through: YearMonth; readonly today: string },
): Promise<BalanceState> {
  const { tx, householdId, household } = scope;
  const [totals, settlements, all] = await Promise.all([
    monthTotalsThrough(tx, householdId, through),
    settlementsThrough(tx, householdId, through),
    closingsByMonth(tx, householdId),
  ]);
  const closings = new Map([...all].filter(([month]) => month <= through));
  const closed = [...closings.keys()].map((month): [YearMonth, readonly never[]] => [month, []]);
  const months = new Map([...withTotals(new Map(closed), totals)].sort(([one], [other]) => (one < other ? -1 : 1)));
  const pending = await pendingThrough(scope, { through, today, closings });
  const more = pending.map((entry) => [entry.movement.competenceMonth, pendingTotals([entry])[0]] as const);
  const added = more.flatMap(([month, entry]) => (entry === undefined ? [] : [[month, entry] as const]));
  return {
    balance: balanceOf(household, months, settlements),
    months,
    closings,
    settlements,
    pending,
    projected: balanceOf(household, withTotals(months, added), settlements),
  };
}

/** What runs would record now for every month from a rule's start through the asked one. */
async function pendingThrough(
  { tx, householdId, household }: ReadScope,
  {
    through,
    today,
    closings,
  }: { readonly through: YearMonth; readonly today: string; readonly closings: ReadonlyMap<YearMonth, Closing> },
): Promise<PendingEntry[]> {
  const rules = (await recurrencesThrough(tx, householdId, through)).map(({ rule }) => rule);
  const generated = await generatedMonths(
    tx,
    householdId,
    rules.map(({ id }) => id),
  );
  const decided = rules.flatMap((rule) => {
    const done = new Set(generated.get(rule.id));
    const last = rule.endMonth !== null && rule.endMonth < through ? rule.endMonth : through;
    return monthRange(rule.startMonth, last).map((month) => ({
      recurrenceId: rule.id,
      decision: decideGeneration(rule, month, {
        household,
        alreadyGenerated: done.has(month),
        isClosed: closings.has(month),
      }),
    }));
  });
  return pendingEntries(decided, today);
}
