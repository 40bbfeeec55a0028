import { DomainError, noOpenFolders, readArguments, type Domain, type ToolResult } from '@bursar/toolkit';

/** What a transport would send: the result, or the texts of a failure. */
export type Answer =
  { readonly result: ToolResult } | { readonly error: DomainError; readonly texts: readonly string[] };

/** Calls a tool as a transport does: arguments checked by its schema, refusals rendered by the dialect. */
export async function callTool(domain: Domain, name: string, input: unknown): Promise<Answer> {
  const tool = domain.tools.find((candidate) => candidate.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  try {
    const context = { files: noOpenFolders, signal: new AbortController().signal };
    return { result: await tool.run(readArguments(tool, input, domain.failure), context) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const failure = domain.failure.render(error, name);
    if (failure.kind !== 'tool-result') throw new Error(`${name} failed with a ${failure.kind}`, { cause: error });
    return { error, texts: failure.content.map(({ text }) => text) };
  }
}

/** The result of a call that must succeed. */
export async function resultOf(domain: Domain, name: string, input: unknown): Promise<ToolResult> {
  const answer = await callTool(domain, name, input);
  if ('error' in answer) throw new Error(`${name} was refused: ${answer.texts[0]}`);
  return answer.result;
}
