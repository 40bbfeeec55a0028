import type { Caller } from '@bursar/toolkit';

import type { Planifi } from '../service/open-planifi';

/** Gives the use cases of the caller; the first time it loads their code. */
export type LoadPlanifi = (caller: Caller) => Promise<Planifi>;
