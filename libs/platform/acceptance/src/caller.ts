/** A refused call: the contract's code, everything that the answer said, and its body where the text is JSON. */
export interface Failure {
  readonly code: string;
  readonly text: string;
  readonly body?: unknown;
}

/** An answer, with what stands beside it; or a failure. */
export type Answer = { readonly structured: unknown; readonly meta?: unknown } | { readonly failure: Failure };

/** How a case reaches the tools: in process, over MCP, over REST. */
export interface Caller {
  call(tool: string, input: Readonly<Record<string, unknown>>): Promise<Answer>;
  /** For a caller with a server of its own: called when its scenario is over. */
  close?(): Promise<void>;
}
