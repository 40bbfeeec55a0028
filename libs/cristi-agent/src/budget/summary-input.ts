import * as z from 'zod';

import { EVEN_IF_INVALID, identity, optionalMonth, optionalNow } from '../model/fields';

/** The arguments of both summaries. */
export const summaryInput = z
  .strictObject({ ...identity, month: optionalMonth, ...optionalNow })
  .refine((input) => input.month !== undefined || input.now_iso !== undefined, {
    path: ['month'],
    ...EVEN_IF_INVALID,
  });
