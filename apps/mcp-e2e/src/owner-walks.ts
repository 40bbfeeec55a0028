import { cristiWalk } from './cristi-walk';
import { financeWalk } from './finance-walk';
import type { OwnerWalk } from './owner-walk';
import { planifiWalk } from './planifi-walk';
import { sharedSplitWalk } from './shared-split-walk';

/** Every domain that stores something. */
export const WALKS: readonly OwnerWalk[] = [sharedSplitWalk, planifiWalk, cristiWalk, financeWalk];

/** What a server needs for them all: the user that they speak of. */
export const WALKED = { CRISTI_ALLOWED_USER_IDS: '7' } as const;
