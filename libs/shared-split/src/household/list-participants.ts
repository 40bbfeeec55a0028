import type { ParticipantsBody } from '../model/output-fields';
import { publishHousehold } from '../movements/movement-body';
import type { SplitContext } from '../service/split-context';
import { reading } from '../context';

/** The active two, by id. Throws `PARTICIPANTS_NOT_TWO`. */
export function listParticipants(context: SplitContext): Promise<ParticipantsBody> {
  return reading(context, async ({ household }) => publishHousehold(household));
}
