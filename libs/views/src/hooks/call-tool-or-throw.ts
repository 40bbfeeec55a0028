import type { Language } from '../language/language';
import { hasExpectedResult } from '../results/result-of';
import type { ShownTool } from '../results/shown-tool';
import { failureText, refusalIn, refusalText } from '../tools/refusal';
import type { CallTool, CompletedCall, ToolInput } from '../tools/tool-call';

/** Calls a tool. Throws an Error whose message says in the language in force why there is no result to show. */
export async function callToolOrThrow<Tool extends ShownTool>(
  language: Language,
  callTool: CallTool,
  tool: Tool,
  input: ToolInput,
): Promise<CompletedCall<Tool>> {
  const result = await callTool(tool, input).catch((error: unknown) => {
    throw new Error(failureText(error, language));
  });
  if (result.isError === true) throw new Error(refusalText(refusalIn(result), language));
  const call = { tool, input, result };
  if (!hasExpectedResult(call)) throw new Error(language.t('refusal.internal'));
  return call;
}
