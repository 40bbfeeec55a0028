import { workerData } from 'node:worker_threads';

import { systemClock } from '@bursar/calendar';
import { readArguments, type Domain } from '@bursar/toolkit';

import { openFolders } from '../access/open-folders';
import type { DomainName } from '../configuration/domain-settings';
import type { Settings } from '../configuration/read-settings';
import { composePure } from '../domains/compose';
import { closedFolders } from '../protocol/closed-folders';
import { isTooDeep } from '../transports/json-structure';
import type { PureCall, ReportRequest, WrittenReport } from '../protocol/offloading';
import { writtenAnswer, type WrittenAnswer } from '../protocol/written-answer';

/** Calls a tool in a worker thread, and gives its answer as JSON. Throws a DomainError for every refusal. */
export async function callTool(call: PureCall): Promise<WrittenAnswer> {
  const { domain, result } = await runTool(call);
  return writtenAnswer(result, domain.failure, call.tool);
}

/** The capital gains report as a file; undefined if the arguments are not JSON. Throws a DomainError for every refusal. */
export async function writeReport({ kind, json, ...call }: ReportRequest): Promise<WrittenReport | undefined> {
  if (isTooDeep(json)) return undefined;
  let input: unknown;
  try {
    input = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json));
  } catch {
    return undefined;
  }
  const { REPORT_DOCUMENTS } = await import('@bursar/cgt-engine');
  const { mediaType, detail, write } = REPORT_DOCUMENTS[kind];
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input);
  const { result } = await runTool({
    ...call,
    input: isObject ? { ...(input as object), detail } : input,
    traceId: '',
  });
  const document = new Uint8Array(Buffer.from(await write(result.structured as never, systemClock)));
  return { mediaType, document };
}

const domains = new Map<string, Promise<Domain>>();

async function runTool({ domain: name, tool: toolName, input, caller, traceId }: PureCall) {
  const settings = workerData as Settings;
  let composing = domains.get(name);
  if (composing === undefined) domains.set(name, (composing = composePure(name as DomainName, settings)));
  const domain = await composing;
  const loader = domain.tools.find((one) => one.name === toolName);
  if (loader === undefined) throw new Error(`there is no tool ${toolName} of ${name}`);
  const tool = await loader.load();
  const result = await tool.run(readArguments(tool, input, domain.failure), {
    caller,
    traceId,
    // Open folders belong to the person at this machine.
    files: caller.isLocal ? openFolders(settings.files, settings.trades) : closedFolders,
    // The thread itself is ended when the caller goes.
    signal: new AbortController().signal,
  });
  return { domain, result };
}
