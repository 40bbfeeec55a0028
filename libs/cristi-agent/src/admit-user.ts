import type { Caller } from '@bursar/toolkit';
import * as z from 'zod';

import type { AllowedUserIds } from './allowed-user-ids';
import { noUserAllowed, userNotAllowed } from './errors';
import { identity } from './model/fields';
import { readInput } from './read-input';

const userOnly = z.looseObject({ user_id: identity.user_id });

/**
 * Checks that the call may use its `user_id`. Throws `VALIDATION_ERROR` for an invalid id and `AUTH_ERROR` for one that
 * is not on the list; without a list, callers with credentials may use none.
 */
export function admitUser(raw: unknown, allowed: AllowedUserIds, caller: Caller): void {
  const { user_id: user } = readInput(userOnly, raw);
  if (allowed.size === 0) {
    if (!caller.isLocal) throw noUserAllowed();
  } else if (!allowed.has(user)) {
    throw userNotAllowed();
  }
}
