import type { Caller } from '@bursar/toolkit';

import type { Split } from '../service/open-split';

/** Gives the use cases of the caller's household; the first time it loads their code and starts the household. */
export type LoadSplit = (caller: Caller) => Promise<Split>;
