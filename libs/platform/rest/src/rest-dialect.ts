import type { ArgumentIssue, DomainError, FailedCall, ForeignRequest, RestRefusal } from '@bursar/toolkit';
import type * as z from 'zod';

/** Failures of a request that are not errors of the domain. */
export type RestFailure =
  | RestRefusal
  /** Schemas reject the path, the query, headers or the body; all issues, in this order. */
  | { readonly kind: 'invalid-request'; readonly issues: readonly ArgumentIssue[] }
  /** There is a body that is not declared as `application/json`. */
  | { readonly kind: 'wrong-content-type' }
  /** Not JSON, or not UTF-8. */
  | { readonly kind: 'unreadable-body' }
  | { readonly kind: 'body-too-large'; readonly limitBytes: number }
  | { readonly kind: 'unknown-path' }
  /** The response has an `Allow` header with the same methods. */
  | { readonly kind: 'method-not-allowed'; readonly allowed: readonly string[] }
  /** The request would write, and the server is read-only. */
  | { readonly kind: 'read-only' };

/** How a contract represents failures over REST. */
export interface RestDialect {
  /** The HTTP status of every code. An error with any other code is an internal error. */
  readonly statusOf: Readonly<Record<string, number>>;
  /** Error codes that every route may return. */
  readonly commonErrors: readonly string[];
  /** The schema of what `bodyOf` returns; a function is called when the OpenAPI description is first requested. */
  readonly errorBody: z.ZodObject | (() => Promise<z.ZodObject>);
  /** The contract's error for a failure that is not an error of the domain. */
  errorOf(failure: RestFailure): DomainError;
  /** The contract's error for a request that comes from elsewhere; left out: the server answers in its own form. */
  foreignErrorOf?(foreign: ForeignRequest): DomainError;
  bodyOf(error: DomainError, call: FailedCall): Readonly<Record<string, unknown>>;
}
