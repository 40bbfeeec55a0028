import type * as z from 'zod';

import type { RestCall } from './rest-face';

export type RestMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Schemas for the parts of a request. Path and query values arrive as text: where a schema wants an integer, a number or
 * a boolean, the text is converted before validation. A header schema sees the headers it names, in lower case. An empty
 * body is read as `{}`.
 */
export interface InputSchemas {
  readonly params?: z.ZodObject;
  /** Left out: no query parameter is known. */
  readonly query?: z.ZodObject;
  readonly headers?: z.ZodObject;
  /** Left out: the body is ignored. */
  readonly body?: z.ZodObject;
}

/** The parts of a request as their schemas returned them. */
export type RestInput<Schemas extends InputSchemas> = {
  readonly [Part in keyof Schemas]: Schemas[Part] extends z.ZodType ? z.output<Schemas[Part]> : never;
};

export interface RestAnswer<Body = unknown> {
  /** Left out where the route answers without a body, or with a text. */
  readonly body?: Body;
  /** A body other than JSON. */
  readonly text?: RestText;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A body that is a text of its own format, in UTF-8. */
export interface RestText {
  /** `text/csv` */
  readonly mediaType: string;
  readonly content: string;
}

export interface RestSuccess<Body extends z.ZodType = z.ZodType> {
  readonly status: number;
  /** Left out: an answer without a body, such as 204. */
  readonly body?: Body;
  /** The media types of bodies other than JSON. */
  readonly mediaTypes?: readonly string[];
  /** Response headers worth describing, with what they say. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** One REST operation: data plus one function. */
export interface RestRoute {
  /** The OpenAPI operationId, such as `createMovement`. */
  readonly name: string;
  readonly method: RestMethod;
  /** The whole path, parameters in braces: `/v1/recurrences/{recurrence_id}`. */
  readonly path: string;
  readonly summary: string;
  readonly input: InputSchemas;
  readonly success: RestSuccess;
  /** Codes of its own refusals, in addition to those that every route may answer with. */
  readonly errors: readonly string[];
  /** Whether a request writes. Left out: every method but GET does. */
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
