import type { Caller } from '@bursar/toolkit';
import * as z from 'zod';

import { userId } from './model/fields';
import { noUserAllowed, userNotAllowed } from './errors';
import { readInput } from './read-input';

/** Which user ids may be used; empty for every one, as long as nobody was asked for credentials. */
export type AllowedUserIds = ReadonlySet<string>;

/** Ids separated by commas, blanks around them ignored: the form of `CRISTI_ALLOWED_USER_IDS`. */
export function parseAllowedUserIds(text: string): string[] {
  return text
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
}

const onlyUser = z.looseObject({ user_id: userId });

/**
 * Lets a call through to its other checks. Throws `VALIDATION_ERROR` for a `user_id` that is none, and `AUTH_ERROR` for
 * one that is not on the list; behind credentials nobody is, until there is a list.
 */
export function admitUser(raw: unknown, allowed: AllowedUserIds, caller: Caller): void {
  const { user_id: user } = readInput(onlyUser, raw);
  if (allowed.size === 0) {
    if (!caller.isLocal) throw noUserAllowed();
  } else if (!allowed.has(user)) {
    throw userNotAllowed();
  }
}
