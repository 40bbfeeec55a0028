import type { PlanifiContext } from '../context';
import { accountNotFound } from '../errors';
import type { IdempotentWrite } from '../run-idempotently';
import { lockAccount, storeDisabled } from '../store/accounts';

/** An account and what it is after a write. */
export interface SwitchedAccount<Status extends string> {
  readonly accountId: string;
  readonly status: Status;
}

/** The write that disables or enables an account; one that is so already stays as it is. Throws `ACCOUNT_NOT_FOUND`. */
export function switchAccount<Status extends 'disabled' | 'enabled'>(
  { owner }: PlanifiContext,
  request: { readonly accountId: string },
  status: Status,
): IdempotentWrite<SwitchedAccount<Status>> {
  return {
    canonicalRequest: { accountId: request.accountId },
    execute: async (transaction, at) => {
      const account = await lockAccount(transaction, owner, request.accountId);
      if (account === undefined) throw accountNotFound(request.accountId);
      const isDisabled = account.disabledAt !== null;
      if (isDisabled !== (status === 'disabled')) {
        await storeDisabled(transaction, owner, request.accountId, isDisabled ? null : at);
      }
      return { accountId: request.accountId, status };
    },
  };
}
