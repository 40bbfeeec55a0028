import { stoppedClock } from '@bursar/calendar';
import { noOpenFolders, type Domain, type OpenFolders } from '@bursar/toolkit';
import { callTool as call } from '@bursar/toolkit/testing';

import { createCgtEngine } from '../cgt-engine';

/** What a transport would send: the structured result, or the refusal as the dialect renders it. */
export type Answer =
  | { readonly result: Readonly<Record<string, unknown>>; readonly text?: string | undefined; readonly json?: unknown }
  | { readonly error: { readonly code: number; readonly message: string; readonly data: Record<string, unknown> } };

export const domain: Domain = createCgtEngine({ clock: stoppedClock('2026-11-21'), filesOpen: false });

/** Calls a tool as a transport does: arguments checked by its schema, refusals rendered by the dialect. */
export async function callTool(
  name: string,
  input: unknown,
  { of = domain, files = noOpenFolders }: { of?: Domain; files?: OpenFolders } = {},
): Promise<Answer> {
  const outcome = await call(of, name, input, { files });
  if ('result' in outcome) {
    const { structured, text, json } = outcome.result;
    return { result: structured, text, json };
  }
  const { error, failure } = outcome;
  if (failure.kind !== 'rpc-error') throw new Error(`${name} failed with a ${failure.kind}`, { cause: error });
  const { code, message, data } = failure;
  return { error: { code, message, data } };
}

/** The structured result of a call that must succeed. */
export async function resultOf(name: string, input: unknown): Promise<Readonly<Record<string, unknown>>> {
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
