import type { Caller } from '@bursar/toolkit';

import type { Split } from '../open-context';

/** Gives the use cases of the caller's household. */
export type LoadHousehold = (caller: Caller) => Promise<Split>;
