import { randomUUID } from 'node:crypto';

import type { CallContext, Effect, RestMethod, UseCase } from '@bursar/toolkit';
import * as z from 'zod';

import type { PlanifiContext } from './context';
import { validationError, type ErrorCode } from './errors';
import { givenCorrelationId, isCorrelationId } from './model/correlation-id';
import { RULES } from './model/field-rules';
import { correlationId, idempotencyKey } from './model/input-fields';
import { readHeaders, writeHeaders } from './request-headers';
import { runIdempotently } from './run-idempotently';
import type { Definition, ReadDefinition, WriteDefinition } from './use-case-definition';

const correlated = { correlationId: correlationId.optional() };
const keyed = {
  idempotencyKey: idempotencyKey.describe('New; same to repeat.'),
  ...correlated,
};

/** The errors of every write over REST, besides those of every route. */
const WRITE_ERRORS = [
  'READ_ONLY',
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_PROGRESS',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
] as const satisfies readonly ErrorCode[];

/** The errors of every tool; those of transports are not among them. */
const TOOL_ERRORS = ['VALIDATION_ERROR', 'INTERNAL_ERROR'] as const satisfies readonly ErrorCode[];
const WRITING_TOOL_ERRORS = [
  'IDEMPOTENCY_KEY_REUSED',
  'IDEMPOTENCY_IN_PROGRESS',
] as const satisfies readonly ErrorCode[];

/** Defines a use case that reads: a tool and a GET route. */
export function defineRead<Input extends z.ZodObject, Output extends z.ZodObject, Result>(
  definition: ReadDefinition<Input, Output, Result>,
): UseCase<PlanifiContext> {
  return useCaseOf(definition, {
    effect: 'read',
    method: 'GET',
    errors: definition.errors ?? [],
    toolErrors: TOOL_ERRORS,
    envelope: correlated,
    headers: readHeaders,
    execute: (context, input) => definition.execute(context, input),
  });
}

/** Defines a use case that writes: a tool and a route, run once for each idempotency key. */
export function defineWrite<Input extends z.ZodObject, Output extends z.ZodObject, Result>(
  definition: WriteDefinition<Input, Output, Result>,
): UseCase<PlanifiContext> {
  const { action, effect, method = 'POST', errors = [] } = definition;
  return useCaseOf(definition, {
    effect,
    method,
    errors: [...WRITE_ERRORS, ...errors],
    toolErrors: [...TOOL_ERRORS, ...WRITING_TOOL_ERRORS],
    envelope: keyed,
    headers: writeHeaders,
    execute: (context, input, key) => runIdempotently(context, { action, key }, definition.write(context, input)),
  });
}

/** What differs between reads and writes. */
interface Kind<Input, Result> {
  readonly effect: Effect;
  readonly method: RestMethod;
  /** Of the route, besides those of every route. */
  readonly errors: readonly ErrorCode[];
  /** Of the tool, besides its own refusals. */
  readonly toolErrors: readonly ErrorCode[];
  /** Arguments that every tool of the kind takes besides its own. */
  readonly envelope: z.ZodRawShape;
  readonly headers: z.ZodObject;
  /** `key` is empty for reads. */
  execute(context: PlanifiContext, input: Input, key: string): Promise<Result>;
}

interface Envelope {
  readonly idempotencyKey?: string;
  readonly correlationId?: string;
}

function useCaseOf<Input extends z.ZodObject, Output extends z.ZodObject, Result>(
  {
    action,
    toolsets,
    title,
    description,
    input,
    output,
    errors: own = [],
    check,
    structured,
    route,
  }: Definition<Input, Output, Result>,
  { effect, method, errors, toolErrors, envelope, headers, execute }: Kind<z.output<Input>, Result>,
): UseCase<PlanifiContext> {
  return {
    name: `planifi.${action}.v1`,
    tool: { toolsets, title, description, errors: [...toolErrors, ...own] },
    input: z.strictObject({ ...envelope, ...input.shape }),
    output: z.strictObject({ correlationId: z.string().optional(), ...output.shape }),
    effect,
    errors,
    execute: async (context, args: never, call) => {
      const { idempotencyKey: key = '', correlationId: payload, ...fields }: Envelope = args;
      const answered = correlationIdOf(payload, call);
      const request = fields as z.output<Input>;
      check?.(request);
      return { correlationId: answered, result: await execute(context, request, key) };
    },
    structured: ({ correlationId: answered, result }: { correlationId: string; result: Result }) => ({
      correlationId: answered,
      ...structured(result),
    }),
    route: {
      operationId: action,
      method,
      path: route.path,
      summary: route.summary,
      success: route.success,
      request: { ...route.request, headers },
      toInput: ({ headers: sent, params, query, body }: RequestParts) => ({
        ...params,
        ...query,
        ...body,
        idempotencyKey: sent['Idempotency-Key'],
      }),
      respond: ({ result }: { result: Result }) =>
        route.success.body === undefined ? {} : { body: route.respond ? route.respond(result) : result },
    },
  };
}

interface RequestParts {
  readonly params?: object;
  readonly query?: object;
  readonly body?: object;
  readonly headers: { readonly 'Idempotency-Key'?: string };
}

/**
 * The id that a call is answered with: the caller's, else a new one. Throws `VALIDATION_ERROR` when the id in the header
 * is too long to be sent back.
 */
function correlationIdOf(payload: string | undefined, call: CallContext): string {
  const id = givenCorrelationId(payload, call.correlationId) ?? randomUUID();
  if (!isCorrelationId(id)) throw validationError([{ property: 'correlation-id', rule: RULES.correlationId }]);
  return id;
}
