import { randomUUID } from 'node:crypto';

import type { CallContext, ToolResult } from '@bursar/toolkit';

import { RULES } from '../contract/field-rules';
import { validationError } from '../contract/refusals';
import { givenCorrelationId, isCorrelationId } from '../domain/correlation';

/**
 * The answer to a call, named as its caller named it: in the payload, or else in the header; by a new id where it is
 * named in neither. Throws `VALIDATION_ERROR`, before anything is done, when the header is too long to be sent back.
 */
export async function correlated(
  payload: string | undefined,
  { correlationId: header }: CallContext,
  answer: () => Promise<Readonly<Record<string, unknown>>>,
): Promise<ToolResult> {
  const correlationId = givenCorrelationId(payload, header) ?? randomUUID();
  if (!isCorrelationId(correlationId)) {
    throw validationError([{ property: 'correlation-id', rule: RULES.correlationId }]);
  }
  return { structured: { correlationId, ...(await answer()) } };
}
