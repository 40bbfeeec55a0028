import { yearMonthOf } from '@bursar/calendar';

import type { ListMovementsInput } from '../contract/movement-inputs';
import type { MovementPageBody } from '../model/output-fields';
import { householdOf } from '../model/household';
import { publishMovement } from './movement-body';
import { listStoredMovements } from '../store/list-movements';
import { storedParticipants } from '../store/participants';
import type { SplitContext } from '../service/split-context';
import { inOwnWords } from '../context';

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
  return inOwnWords(() =>
    context.database.run(async (queries) => {
      const [participants, { items, total }] = await Promise.all([
        storedParticipants(queries, context.householdId),
        listStoredMovements(queries, context.householdId, filter, { limit, offset }),
      ]);
      householdOf(participants);
      return { items: items.map(publishMovement), total, limit, offset };
    }),
  );
}
