import { useCasesOf } from '@bursar/toolkit';

import type { SplitContext } from './context';

/** Defines an operation of this domain: its tool, its REST route and, in remote mode, its call to another server. */
export const defineUseCase = useCasesOf<SplitContext>();
