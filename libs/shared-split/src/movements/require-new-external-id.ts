import type { ReadScope } from '../context';
import type { NewMovement } from '../model/movement';
import { duplicateExternalId } from '../model/refusals';
import { movementWithExternalId } from '../store/find-movement';

/** Throws `DUPLICATE_EXTERNAL_ID` when the month and payer already have a counting movement with this external id. */
export async function requireNewExternalId(
  { tx, householdId }: ReadScope,
  { competenceMonth, payerId, externalId }: Pick<NewMovement, 'competenceMonth' | 'payerId' | 'externalId'>,
  /** A movement that this one takes the place of. */
  except?: string,
): Promise<void> {
  if (externalId === null) return;
  const stored = await movementWithExternalId(tx, householdId, { month: competenceMonth, payerId, externalId });
  if (stored === undefined || stored === except) return;
  throw duplicateExternalId({
    external_id: externalId,
    competence_month: competenceMonth,
    payer_participant_id: payerId,
    movement_id: stored,
  });
}
