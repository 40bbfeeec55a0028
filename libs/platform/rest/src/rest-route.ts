import type { RestCall } from '@bursar/toolkit';
import type * as z from 'zod';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * What a request may hold. Path and query arrive as texts: where a schema wants an integer, a number or a boolean, the
 * text becomes one before the schema judges it. Of the headers a schema sees those that it names, in lower case. An
 * empty body is read as `{}`.
 */
export interface InputSchemas {
  readonly params?: z.ZodObject;
  /** Left out: no query parameter is known. */
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** Left out: a body is not looked at. */
  readonly body?: z.ZodObject;
}

/** The parts of a request as their schemas gave them. */
export type RestInput<Schemas extends InputSchemas> = {
  readonly [Part in keyof Schemas]: Schemas[Part] extends z.ZodType ? z.output<Schemas[Part]> : never;
};

export interface RestAnswer<Body = unknown> {
  /** Left out where the route answers without one. */
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RestSuccess<Body extends z.ZodType = z.ZodType> {
  readonly status: number;
  /** Left out: an answer without body, as 204 has it. */
  readonly body?: Body;
  /** Headers of the answer that are worth describing, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One operation: data, and one function. */
export interface RestRoute {
  /** `createMovement`: what programs made from the description call it. */
  readonly name: string;
  readonly method: RestMethod;
  /** Whole, parameters in braces: `/v1/recurrences/{recurrence_id}`. */
  readonly path: string;
  readonly summary: string;
  readonly input: InputSchemas;
  readonly success: RestSuccess;
  /** Codes of its own refusals, beside those that every route may answer with. */
  readonly errors: readonly string[];
  /** Whether a request writes. Left out: every method but GET does, whatever it holds. */
  readonly writes?: (input: never) => boolean;
  /** Throws a DomainError for every refusal. */
  run(input: never, call: RestCall): Promise<RestAnswer>;
}

/** Types a route's functions by its own schemas; the result fits any table of routes. */
export function defineRoute<const Schemas extends InputSchemas, Body extends z.ZodType>(
  route: Omit<RestRoute, 'input' | 'success' | 'writes' | 'run'> & {
    readonly input: Schemas;
    readonly success: RestSuccess<Body>;
    readonly writes?: (input: RestInput<Schemas>) => boolean;
    run(input: RestInput<Schemas>, call: RestCall): Promise<RestAnswer<z.output<Body>>>;
  },
): RestRoute {
  return route;
}
