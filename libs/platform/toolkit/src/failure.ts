import type { ExceededLimit } from './worker-tasks';

/**
 * A refusal in a domain's own words. `message` stands alone for a person; `details` are the facts of it for a
 * program. Anything else that is thrown is a fault of ours and never reaches a client as it is.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** How a failure leaves the server: as the contract of its domain wants it. */
export type RenderedFailure = RpcErrorFailure | ToolResultFailure;

/** A JSON-RPC error: the call has no result. */
export interface RpcErrorFailure {
  readonly kind: 'rpc-error';
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A result that is marked as an error. */
export interface ToolResultFailure {
  readonly kind: 'tool-result';
  /** In this order; without an audience a text is for everybody. */
  readonly content: readonly FailureText[];
  /** The structured result, where the contract has one for failures. */
  readonly structured?: Readonly<Record<string, unknown>>;
}

export interface FailureText {
  readonly text: string;
  readonly audience?: 'user' | 'assistant';
}

/** What is wrong with one argument, free of any validator's wording. */
export interface ArgumentIssue {
  readonly kind: 'missing' | 'unknown' | 'invalid';
  /** The argument, as a path with dots; empty when the arguments as a whole are wrong. */
  readonly argument: string;
  /** What was sent; undefined when missing. */
  readonly found: unknown;
  /** What a rule of the schema's own says, one that is not about a single value's form (`params.rule` of the issue). */
  readonly rule?: string;
}

/** What a failure may tell of the call that failed. */
export interface FailedCall {
  /** The call's id in the log. */
  readonly traceId: string;
  /** See `Tool.failureTitle`. */
  readonly failureTitle?: string;
}

/** One per domain, in one place: every failure of the domain's tools passes through it. */
export interface FailureDialect {
  /** True where refusals name the call's trace: then each is in the log, by that name. */
  readonly showsTrace?: boolean;
  /** Arguments that the tool's schema refuses. */
  invalidArguments(tool: string, issues: readonly ArgumentIssue[]): DomainError;
  render(error: DomainError, tool: string, call: FailedCall): RenderedFailure;
  /**
   * A call that was ended because it computed too long, took too much memory, waited too long among others, or because
   * its answer would be too large. For domains whose calls run in worker threads.
   */
  limitExceeded?(limit: ExceededLimit | 'answer', tool: string): DomainError;
  /** A fault of ours: says that it happened and nothing of its insides. */
  renderFault(tool: string, call: FailedCall): RenderedFailure;
}
