import * as z from 'zod';

import { givenCorrelationId, isCorrelationId, LONGEST_CORRELATION_ID } from './model/correlation-id';
import { RULES } from './model/field-rules';
import { headerText } from './model/header-text';
import { isIdempotencyKey } from './model/idempotency-key';

/** The headers of a REST request that reads. */
export const readHeaders = z.object({
  'correlation-id': z
    .string()
    .refine((value) => isCorrelationId(givenCorrelationId(undefined, value) ?? ''))
    .meta({ maxLength: LONGEST_CORRELATION_ID })
    .describe('Comes back in the answer; without it the answer has a new one.')
    .optional(),
});

/** The headers of a REST request that writes. */
export const writeHeaders = z.object({
  'Idempotency-Key': z
    .string()
    // A repeated header arrives as its values joined by a comma and a space.
    .refine((value) => !value.includes(', '), { params: { rule: RULES.keySentOnce }, abort: true })
    .refine((value) => isIdempotencyKey(headerText(value)))
    .meta({ minLength: 8, maxLength: 255 })
    .describe('New for every write; the same again when repeating one, which is then done once.')
    .transform(headerText),
  ...readHeaders.shape,
});
