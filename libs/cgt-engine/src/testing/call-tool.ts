import { stoppedClock } from '@bursar/calendar';
import { DomainError, noOpenFolders, readArguments, type Domain, type OpenFolders } from '@bursar/toolkit';

import { createCgtEngine } from '../cgt-engine';

/** What a transport would send: the structured result, or the refusal as the dialect renders it. */
export type Answer =
  | { readonly result: Record<string, unknown>; readonly text?: string | undefined; readonly json?: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: Record<string, unknown> } };

export const domain: Domain = createCgtEngine({ clock: stoppedClock('2026-11-21'), filesOpen: false });

/** Calls a tool as a transport does: arguments checked by its schema, refusals rendered by the dialect. */
export async function callTool(
  name: string,
  input: unknown,
  { of = domain, files = noOpenFolders }: { of?: Domain; files?: OpenFolders } = {},
): Promise<Answer> {
  const tool = of.tools.find((candidate) => candidate.name === name);
  if (tool === undefined) throw new Error(`no tool ${name}`);
  try {
    const result = await tool.run(readArguments(tool, input, of.failure), {
      files,
      signal: new AbortController().signal,
    });
    return { result: result.structured, text: result.text, json: result.json };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const failure = of.failure.render(error, name);
    if (failure.kind !== 'rpc-error') throw new Error(`${name} failed with a ${failure.kind}`, { cause: error });
    const { code, message, data } = failure;
    return { error: { code, message, data } };
  }
}

/** The structured result of a call that must succeed. */
export async function resultOf(name: string, input: unknown): Promise<Record<string, unknown>> {
  const answer = await callTool(name, input);
  if ('error' in answer) throw new Error(`${name} was refused: ${answer.error.message}`);
  return answer.result;
}

/** The refusal of a call that must be refused. */
export async function refusalOf(name: string, input: unknown) {
  const answer = await callTool(name, input);
  if (!('error' in answer)) throw new Error(`${name} was not refused`);
  return answer.error;
}
