import { randomUUID } from 'node:crypto';

import { noOpenFolders, readArguments, type Caller, type ToolResult } from '@bursar/toolkit';

import type { Catalogue } from './catalogue';

/** Runs a tool by name. Throws a DomainError for every refusal. */
export type CallTool = (name: string, input?: object) => Promise<ToolResult>;

/** The tools of a catalogue, for one caller in this process and without a host in between. */
export function toolCaller(catalogue: Catalogue, caller: Caller, signal: AbortSignal): CallTool {
  return async (name, input = {}) => {
    const entry = await catalogue.findTool(name);
    if (entry === undefined) throw new Error(`there is no tool ${name}`);
    const traceId = randomUUID().replaceAll('-', '');
    const context = { caller, traceId, files: noOpenFolders, signal };
    return entry.tool.run(readArguments(entry.tool, input, entry.domain.failure), context);
  };
}
