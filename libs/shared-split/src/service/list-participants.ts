import type { ParticipantsBody } from '../contract/outputs';
import { publishHousehold } from '../domain/publish';
import type { SplitContext } from './split-context';
import { reading } from './transactions';

/** The active two, by id. Throws `PARTICIPANTS_NOT_TWO`. */
export function listParticipants(context: SplitContext): Promise<ParticipantsBody> {
  return reading(context, async ({ household }) => publishHousehold(household));
}
