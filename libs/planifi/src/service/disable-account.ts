import type { DisableRequest } from '../contract/inputs';
import type { DisabledAccount } from '../contract/outputs';
import { accountNotFound } from '../contract/refusals';
import { disableStoredAccount, findAccount } from '../store/accounts';
import { once } from './once';
import type { PlanifiContext } from './planifi-context';

/**
 * Closes an account to new movements for good; its history stays. One that is disabled already stays as it is. Throws
 * `ACCOUNT_NOT_FOUND` and what `once` throws.
 */
export function disableAccount(
  context: PlanifiContext,
  key: string,
  { accountId }: DisableRequest,
): Promise<DisabledAccount> {
  return once(context, { action: 'disableAccount', key, request: { accountId } }, async ({ queries, owner, at }) => {
    const account = await findAccount(queries, owner, accountId, 'update');
    if (account === undefined) throw accountNotFound(accountId);
    if (account.disabledAt === null) await disableStoredAccount(queries, owner, accountId, at);
    return { accountId, status: 'disabled' };
  });
}
