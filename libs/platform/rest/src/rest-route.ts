import type { RestCall } from '@bursar/toolkit';
import type * as z from 'zod';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * The schemas of a request. Values of the path and the query are text: if a schema expects an integer, a number or a
 * boolean, the text is converted before it is validated. A schema sees only the headers that it names, in lower case.
 * An empty body is read as `{}`.
 */
export interface InputSchemas {
  readonly params?: z.ZodObject;
  /** Without it, every query parameter is rejected. */
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** Without it, the body is ignored. */
  readonly body?: z.ZodObject;
}

/** The parsed parts of a request. */
export type RestInput<Schemas extends InputSchemas> = {
  readonly [Part in keyof Schemas]: Schemas[Part] extends z.ZodType ? z.output<Schemas[Part]> : never;
};

export interface RestAnswer<Body = unknown> {
  /** Omitted if the response has no body. */
  readonly body?: Body;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface RestSuccess<Body extends z.ZodType = z.ZodType> {
  readonly status: number;
  /** Omitted for a response without a body, such as 204. */
  readonly body?: Body;
  /** Documented headers of the response, with their descriptions. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One operation: its description, and the function that runs it. */
export interface RestRoute {
  /** The operationId, which generated clients use as a name: `createMovement`. */
  readonly name: string;
  readonly method: RestMethod;
  /** The complete path, with parameters in braces: `/v1/recurrences/{recurrence_id}`. */
  readonly path: string;
  readonly summary: string;
  readonly input: InputSchemas;
  readonly success: RestSuccess;
  /** Error codes of this route, in addition to those of every route. */
  readonly errors: readonly string[];
  /** Whether a request writes. Without it, every method except GET does. */
  readonly writes?: (input: never) => boolean;
  /** Throws DomainError. */
  run(input: never, call: RestCall): Promise<RestAnswer>;
}

/** Infers the types of a route's functions from its schemas; the result fits any table of routes. */
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
