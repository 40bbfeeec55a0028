import type { ToolName } from '../contract/tool-names';

/** A write that was shown to a user and waits for a yes. */
export interface PendingWrite {
  readonly tool: ToolName;
  /** The tool's arguments, but for whose they are. */
  readonly input: Readonly<Record<string, unknown>>;
  /** What was asked, to be asked again. */
  readonly question: string;
}
