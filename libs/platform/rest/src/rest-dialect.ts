import type { ArgumentIssue, DomainError, FailedCall, RestRefusal } from '@bursar/toolkit';
import type * as z from 'zod';

/** What can go wrong with a request before a domain refuses it, or instead of its answer. */
export type RestFailure =
  | RestRefusal
  /** A schema refuses the path, the query, headers or the body; all that is wrong, in this order. */
  | { readonly kind: 'invalid-request'; readonly issues: readonly ArgumentIssue[] }
  /** There is a body, and it is not declared as `application/json`. */
  | { readonly kind: 'wrong-content-type' }
  /** Not JSON, or not UTF-8. */
  | { readonly kind: 'unreadable-body' }
  | { readonly kind: 'body-too-large'; readonly limitBytes: number }
  | { readonly kind: 'unknown-path' }
  /** The answer gets an `Allow` header with the same methods. */
  | { readonly kind: 'method-not-allowed'; readonly allowed: readonly string[] }
  /** The request would write, and this server was started to change nothing. */
  | { readonly kind: 'read-only' };

/** How a contract says over REST that something failed. */
export interface RestDialect {
  /** The HTTP status of every code. An error with a code that is not here is a fault. */
  readonly statusOf: Readonly<Record<string, number>>;
  /** Codes that every route may answer with. */
  readonly commonErrors: readonly string[];
  /** The schema of what `bodyOf` returns; as a function it is loaded when the description is made. */
  readonly errorBody: z.ZodObject | (() => Promise<z.ZodObject>);
  /** The contract's error for a failure that is none of the domain's own refusals. */
  errorOf(failure: RestFailure): DomainError;
  bodyOf(error: DomainError, call: FailedCall): Readonly<Record<string, unknown>>;
}
