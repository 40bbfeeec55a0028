import type { Account } from '../contract/outputs';
import { publishAccount } from '../domain/publish';
import { enabledAccounts } from '../store/accounts';
import type { PlanifiContext } from './planifi-context';
import { reading } from './transactions';

/** The accounts that take movements, oldest first. */
export function listAccounts(context: PlanifiContext): Promise<Account[]> {
  return reading(context, async ({ queries, owner }) => (await enabledAccounts(queries, owner)).map(publishAccount));
}
