import type { Movement } from '../contract/outputs';
import { publishMovement } from '../domain/publish';
import { movementsOfEnabledAccounts } from '../store/list-movements';
import type { PlanifiContext } from './planifi-context';
import { reading } from './transactions';

/** All movements of accounts that are not disabled, newest first, whichever action made them. */
export function listExpenses(context: PlanifiContext): Promise<Movement[]> {
  return reading(context, async ({ queries, owner }) =>
    (await movementsOfEnabledAccounts(queries, owner)).map(publishMovement),
  );
}
