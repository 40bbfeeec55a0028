import { resultOf } from '../results/result-of';
import type { ShownTool } from '../results/shown-tool';
import { errorText } from '../tools/error-text';
import type { CallTool, CompletedCall, ToolInput } from '../tools/tool-call';

/** Calls a tool. Throws an Error with the message of a failed result, or if the result does not match its schema. */
export async function callToolOrThrow<Tool extends ShownTool>(
  callTool: CallTool,
  tool: Tool,
  input: ToolInput,
): Promise<CompletedCall<Tool>> {
  const result = await callTool(tool, input);
  if (result.isError === true) throw new Error(errorText(result));
  resultOf(tool, result);
  return { tool, input, result };
}
