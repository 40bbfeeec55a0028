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

/** How a failure leaves the server: as a JSON-RPC error. Contracts that answer with a result add their form here. */
export interface RenderedFailure {
  readonly kind: 'rpc-error';
  readonly code: number;
  readonly message: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What is wrong with one argument, free of any validator's wording. */
export interface ArgumentIssue {
  readonly kind: 'missing' | 'unknown' | 'invalid';
  /** The argument, as a path with dots; empty when the arguments as a whole are wrong. */
  readonly argument: string;
  /** What was sent; undefined when missing. */
  readonly found: unknown;
}

/** One per domain, in one place: every failure of the domain's tools passes through it. */
export interface FailureDialect {
  /** Arguments that the tool's schema refuses. */
  invalidArguments(tool: string, issues: readonly ArgumentIssue[]): DomainError;
  render(error: DomainError): RenderedFailure;
  /** A fault of ours: says that it happened and nothing of its insides. */
  renderFault(): RenderedFailure;
}
