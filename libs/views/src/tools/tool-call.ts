import type { ShownTool } from '../results/shown-tool';

/** What a tool returned, as MCP defines it. */
export interface CallToolResult {
  /** `resultOf` checks and types it. */
  readonly structuredContent?: unknown;
  readonly content?: readonly ContentBlock[] | undefined;
  readonly isError?: boolean | undefined;
  readonly _meta?: Readonly<Record<string, unknown>> | undefined;
}

interface ContentBlock {
  readonly type: string;
  readonly text?: unknown;
  readonly annotations?: { readonly audience?: readonly string[] | undefined } | undefined;
}

export type ToolInput = Readonly<Record<string, unknown>>;

/** How a view calls tools. Rejects with `RefusedCall`, or with another Error whose message is written for people. */
export type CallTool = (tool: string, input: ToolInput) => Promise<CallToolResult>;

/** A call that succeeded. */
export interface CompletedCall<Tool extends ShownTool = ShownTool> {
  readonly tool: Tool;
  readonly input: ToolInput;
  readonly result: CallToolResult;
}

/** The props of every view: the call whose result it shows first, and how to make more calls. */
export interface ViewProps<Tool extends ShownTool = ShownTool> {
  readonly initial: CompletedCall<Tool>;
  readonly callTool: CallTool;
  /** False when the host passes no calls on: the view then shows the one result and no controls that need another. */
  readonly canCallTools?: boolean;
  /** True when the server lists the tool as one that changes nothing, whatever its input: the view then offers no change. */
  readonly isReadOnly?: boolean;
}
