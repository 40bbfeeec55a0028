import type { YearMonth } from '@bursar/calendar';
import type { Connection } from '@bursar/database';

import { closedMonth, type Closing } from '../model/closing';
import { householdOf, isMember, type Household } from '../model/household';
import { splitMonth, type MonthlySplit } from '../model/monthly-split';
import { addTotals, type PayerTotals } from '../model/payer-totals';
import { closingOf } from '../store/closings';
import { monthFacts } from '../store/month-facts';
import { toClosedBody, type ClosedBody } from './closed-body';

/** A month as it is stored. */
export interface MonthState {
  readonly month: YearMonth;
  readonly household: Household;
  readonly totals: readonly PayerTotals[];
  readonly closing: Closing | undefined;
}

/** Throws `PARTICIPANTS_NOT_TWO`. */
export async function readMonth(connection: Connection, householdId: string, month: YearMonth): Promise<MonthState> {
  const [{ participants, totals }, closing] = await Promise.all([
    monthFacts(connection, householdId, month),
    closingOf(connection, householdId, month),
  ]);
  return { month, household: householdOf(participants), totals, closing };
}

/** The month with movements that are added to it or taken from it. */
export function withMore(state: MonthState, more: readonly PayerTotals[]): MonthState {
  return { ...state, totals: addTotals(state.totals, more) };
}

/** Throws `PAYER_NOT_IN_HOUSEHOLD`. */
export function splitOf({ month, household, totals }: MonthState): MonthlySplit {
  return splitMonth(month, household, totals);
}

/** How the month was closed; `undefined` for an open one, and for one that cannot be split. */
export function closedFactsOf(state: MonthState): ClosedBody | undefined {
  const { closing, household, totals } = state;
  if (closing === undefined || totals.some(({ payerId }) => !isMember(household, payerId))) return undefined;
  return toClosedBody(closedMonth(closing, household, splitOf(state)));
}
