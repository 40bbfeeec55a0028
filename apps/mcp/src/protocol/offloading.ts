import type { Caller, CallContext, Domain, Tasks, Tool } from '@bursar/toolkit';

import { limitRefusal, type WrittenAnswer } from './written-answer';

/**
 * Arguments up to this size are worked on at once, since another thread takes a millisecond to reach, and forty to start.
 * Whatever they hold, the engine needs some tens of milliseconds for them: 32 KiB are some 700 trades.
 */
export const INLINE_BYTES = 32 * 1024;

/** Has a call answered by a worker thread. Throws a DomainError for every refusal. */
export type Offload = (domain: Domain, tool: Tool, input: unknown, call: CallContext) => Promise<WrittenAnswer>;

/** Whether a worker thread should answer the call: tools that read nothing else, with much to read. */
export function isOffloaded({ isPure = false }: Domain, input: unknown, { files }: CallContext): boolean {
  // How large a named file is shows only when it is read.
  return isPure && (files.any || sizeOf(input) > INLINE_BYTES);
}

/** A call of a tool that reads nothing but its arguments and open folders. */
export interface PureCall {
  readonly domain: string;
  readonly tool: string;
  /** Not validated yet. */
  readonly input: unknown;
  readonly caller: Caller;
  readonly traceId: string;
}

/** A history to write a report of, as it was sent. */
export interface ReportRequest extends Pick<PureCall, 'domain' | 'tool' | 'caller'> {
  readonly kind: 'pdf' | 'csv';
  /** The arguments of the tool in UTF-8. */
  readonly json: Uint8Array;
}

export interface WrittenReport {
  readonly mediaType: string;
  readonly document: Uint8Array<ArrayBuffer>;
}

/** What worker threads do for calls. */
export type CallTasks = Tasks<{
  readonly callTool: (call: PureCall) => Promise<WrittenAnswer>;
  /** Undefined if the arguments are not JSON. */
  readonly writeReport: (request: ReportRequest) => Promise<WrittenReport | undefined>;
}>;

export function offloadTo(tasks: CallTasks): Offload {
  return ({ name: domain, failure }, { name: tool }, input, { caller, signal, traceId }) =>
    tasks.run(
      'callTool',
      { domain, tool, input, caller, traceId },
      { owner: caller.owner, signal, refuse: (limit) => limitRefusal(failure, limit, tool) },
    );
}

const BYTES_A_VALUE = 16;

/** The characters of all strings, and something for each value; counts no further than needed. */
function sizeOf(input: unknown): number {
  const open: unknown[] = [input];
  let size = 0;
  while (open.length > 0 && size <= INLINE_BYTES) {
    const value = open.pop();
    size += BYTES_A_VALUE + (typeof value === 'string' ? value.length : 0);
    if (typeof value !== 'object' || value === null) continue;
    for (const key in value) {
      open.push((value as Record<string, unknown>)[key]);
      size += key.length;
      if (size > INLINE_BYTES || open.length * BYTES_A_VALUE > INLINE_BYTES) return Infinity;
    }
  }
  return size;
}
