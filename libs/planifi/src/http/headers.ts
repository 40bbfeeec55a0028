import * as z from 'zod';

import { RULES } from '../contract/field-rules';
import { givenCorrelationId, isCorrelationId, LONGEST_CORRELATION_ID } from '../domain/correlation';
import { isIdempotencyKey } from '../domain/idempotency-key';
import { headerText } from './header-text';

const named = {
  'correlation-id': z
    .string()
    .refine((value) => isCorrelationId(givenCorrelationId(undefined, value) ?? ''))
    .meta({ maxLength: LONGEST_CORRELATION_ID })
    .describe('Comes back in the answer; without it the answer has a new one.')
    .optional(),
};

export const readHeaders = z.object(named);

export const writeHeaders = z.object({
  'Idempotency-Key': z
    .string()
    // A header that is sent twice arrives joined so.
    .refine((value) => !value.includes(', '), { params: { rule: RULES.keySentOnce }, abort: true })
    .refine((value) => isIdempotencyKey(headerText(value)))
    .meta({ minLength: 8, maxLength: 255 })
    .describe('New for every write; the same again when repeating one, which is then done once.')
    .transform(headerText),
  ...named,
});
