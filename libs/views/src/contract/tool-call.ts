/** What a tool answered, as MCP has it. */
export interface ToolAnswer {
  readonly structuredContent?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly AnswerBlock[] | undefined;
  readonly isError?: boolean | undefined;
  readonly _meta?: Readonly<Record<string, unknown>> | undefined;
}

interface AnswerBlock {
  readonly type: string;
  readonly text?: unknown;
  readonly annotations?: { readonly audience?: readonly string[] | undefined } | undefined;
}

export type ToolInput = Readonly<Record<string, unknown>>;

/** The port through which a view asks for more. Rejects with an Error whose message is for people where a call fails. */
export type CallTool = (tool: string, input: ToolInput) => Promise<ToolAnswer>;

/** A call and what it gave. */
export interface Answered {
  readonly tool: string;
  readonly input: ToolInput;
  readonly answer: ToolAnswer;
}

/** What every view is given: the answer that it shows, and how to ask again. */
export interface ViewProps {
  readonly shown: Answered;
  readonly callTool: CallTool;
  /** False where calls are not passed on: then there is the answer, and nothing to press that would ask for more. */
  readonly canAsk?: boolean;
}
