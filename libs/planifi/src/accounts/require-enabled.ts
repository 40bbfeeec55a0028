import { accountDisabled, accountNotFound } from '../errors';
import type { StoredAccount } from '../store/accounts';

/**
 * The accounts with these ids, in their order. Throws `ACCOUNT_NOT_FOUND` for the first that there is not, else
 * `ACCOUNT_DISABLED` for the first that is disabled.
 */
export function requireEnabled(
  ids: readonly string[],
  accounts: ReadonlyMap<string, StoredAccount>,
): readonly StoredAccount[] {
  const found = ids.map((id) => {
    const account = accounts.get(id);
    if (account === undefined) throw accountNotFound(id);
    return account;
  });
  for (const { id, disabledAt } of found) if (disabledAt !== null) throw accountDisabled(id);
  return found;
}
