import { randomUUID } from 'node:crypto';

import type { AccountRequest } from '../contract/inputs';
import type { Account } from '../contract/outputs';
import { publishAccount } from '../domain/publish';
import { insertAccount } from '../store/accounts';
import { once } from './once';
import type { PlanifiContext } from './planifi-context';

/** Opens an account in the currency of the settings. Throws what `once` throws. */
export function createAccount(context: PlanifiContext, key: string, request: AccountRequest): Promise<Account> {
  const { name, type } = request;
  return once(context, { action: 'createAccount', key, request: { name, type } }, async ({ queries, owner, at }) => {
    const { defaultCurrency: currency } = context.settings;
    const account = { id: randomUUID(), name, type, currency, createdAt: at, disabledAt: null };
    await insertAccount(queries, owner, account);
    return publishAccount(account);
  });
}
