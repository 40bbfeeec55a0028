import type { Caller } from '@bursar/toolkit';

import type { Ledger } from '../service/open-ledger';

/** Gives the use cases of the caller's ledger; the first time it loads their code. */
export type LoadLedger = (caller: Caller) => Promise<Ledger>;
