import { yearMonthOf } from '@bursar/calendar';

import type { ListMovementsInput } from '../contract/movement-inputs';
import type { MovementPageBody } from '../contract/outputs';
import { publishMovement } from '../domain/publish';
import { countStoredMovements, listStoredMovements } from '../store/list-movements';
import type { SplitContext } from './split-context';
import { reading } from './transactions';

/** A page of a month's movements, newest first, and how many there are on all pages. Throws `PARTICIPANTS_NOT_TWO`. */
export function listMovements(context: SplitContext, input: ListMovementsInput): Promise<MovementPageBody> {
  const { limit, offset } = input;
  const filter = {
    month: yearMonthOf(input.year, input.month),
    type: input.type,
    description: input.description,
    amount: input.amount,
    payerId: input.participant_id,
    externalId: input.external_id,
  };
  return reading(context, async ({ queries, householdId }) => {
    const total = await countStoredMovements(queries, householdId, filter);
    const items = await listStoredMovements(queries, householdId, filter, { limit, offset });
    return { items: items.map(publishMovement), total, limit, offset };
  });
}
