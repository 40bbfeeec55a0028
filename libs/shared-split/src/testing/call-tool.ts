import { type CallContext, type Domain, type DomainError, type ToolResult } from '@bursar/toolkit';
import { callTool as call } from '@bursar/toolkit/testing';

/** What a transport sends: the result, or the texts of a failure. */
export type Answer =
  | { readonly result: ToolResult }
  | { readonly error: DomainError; readonly texts: readonly string[] };

/** Calls a tool as a transport does. */
export async function callTool(
  domain: Domain,
  name: string,
  input: unknown,
  context?: Partial<CallContext>,
): Promise<Answer> {
  const outcome = await call(domain, name, input, context);
  if ('result' in outcome) return outcome;
  const { error, failure } = outcome;
  if (failure.kind !== 'tool-result') throw new Error(`${name} failed with a ${failure.kind}`, { cause: error });
  return { error, texts: failure.content.map(({ text }) => text) };
}

/** The result of a call that must succeed. */
export async function resultOf(domain: Domain, name: string, input: unknown): Promise<ToolResult> {
  const answer = await callTool(domain, name, input);
  if ('error' in answer) throw new Error(`${name} was refused: ${answer.texts[0]}`);
  return answer.result;
}
