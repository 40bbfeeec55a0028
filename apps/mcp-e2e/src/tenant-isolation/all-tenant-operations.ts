import { cristiWalk } from './cristi-agent';
import { financeWalk } from './finance-tools';
import type { OwnerWalk } from './tenant-operations';
import { planifiWalk } from './planifi';
import { sharedSplitWalk } from './shared-split';

/** Every domain that stores something. */
export const WALKS: readonly OwnerWalk[] = [sharedSplitWalk, planifiWalk, cristiWalk, financeWalk];

/** What a server needs for them all: the user that they speak of. */
export const WALKED = { CRISTI_ALLOWED_USER_IDS: '7' } as const;
