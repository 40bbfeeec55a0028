import type { YearMonth } from '@bursar/calendar';

import type { WriteScope } from '../context';
import type { Closing } from '../model/closing';
import { contributionOf, type CountedMovement } from '../model/payer-totals';
import type { ClosedBody } from './closed-body';
import { closedFactsOf, readMonth, withMore } from './month-state';

/**
 * What a month becomes with one more movement, which is not stored yet, given how the month was closed; `undefined` for an
 * open month.
 */
export async function closedAfter(
  { tx, householdId }: WriteScope,
  closing: Closing | undefined,
  movement: CountedMovement & { readonly competenceMonth: YearMonth },
): Promise<ClosedBody | undefined> {
  if (closing === undefined) return undefined;
  const state = await readMonth(tx, householdId, movement.competenceMonth);
  return closedFactsOf(withMore(state, [contributionOf(movement)]));
}
