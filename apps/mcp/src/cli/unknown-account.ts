import { unknownName } from './unknown-name';

/** Throws a CommandFailure that names the accounts there are, where this is none of them. */
export function refuseUnknownAccount(id: string, ids: readonly string[]): void {
  if (!ids.includes(id)) throw unknownName('account', id, ids);
}
