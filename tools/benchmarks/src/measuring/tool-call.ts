import { localCaller, noOpenFolders, readArguments, type Caller, type Domain } from '@bursar/toolkit';

/** Calls a tool as a transport does, up to the text of the answer. */
export async function callTool(
  domain: Domain,
  name: string,
  input: unknown,
  caller: Caller = localCaller,
): Promise<string> {
  const tool = await domain.tools.find((candidate) => candidate.name === name)?.load();
  if (tool === undefined) throw new Error(`no tool ${name}`);
  const { signal } = new AbortController();
  const context = { caller, traceId: '0'.repeat(32), files: noOpenFolders, signal };
  const { structured } = await tool.run(readArguments(tool, input, domain.failure), context);
  return JSON.stringify(structured);
}
