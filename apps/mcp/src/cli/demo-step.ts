/** The structured results of earlier steps, by tool. */
export type Results = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export type Input = Readonly<Record<string, unknown>>;

export type Step = ToolStep | CommandStep;

/** A tool call. */
export interface ToolStep {
  /** What the person says. */
  readonly message: string;
  readonly tool: string;
  readonly input: Input | ((results: Results) => Input);
  /** The part of the structured result to show, where the tool has no text for people. */
  readonly select?: (result: Results[string]) => unknown;
}

/** A command of the command line. */
export interface CommandStep {
  readonly message: string;
  readonly command: readonly string[];
}
