import {
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type InputRequiredResult,
} from '@modelcontextprotocol/server';
import { DomainError, printable, readArguments, type CallContext, type Domain, type Tool } from '@bursar/toolkit';

import { failureResult, successResult } from './call-results';
import type { Catalogue } from './catalogue';
import { logFault, logRefusal } from './log';
import { CallSuspended } from './questions';
import { traced } from './trace';

/** Calls a tool by a name that the catalogue knows. Throws a ProtocolError where the domain's failures are such. */
export async function callTool(
  catalogue: Catalogue,
  name: string,
  input: unknown,
  identity: Omit<CallContext, 'traceId'>,
): Promise<CallToolResult | InputRequiredResult> {
  const entry = await catalogue.findTool(name);
  if (entry === undefined) throw await unknownTool(name, catalogue);
  const { tool, domain } = entry;
  return traced('tools/call', { tool: tool.name }, async (traceId) => {
    const context: CallContext = { ...identity, traceId };
    try {
      return successResult(await tool.run(readArguments(tool, input, domain.failure), context));
    } catch (error) {
      if (error instanceof CallSuspended) return error.result;
      return failed(error, domain, tool.name, { ...context, ...callersName(tool, input, context) });
    }
  });
}

const LONGEST_LOGGED_NAME = 255;

/** For the log: what the caller named the call, in its arguments where the tool takes a name there, or in the header. */
function callersName({ input: { shape } }: Tool, input: unknown, { correlationId: header }: CallContext) {
  const argument = 'correlationId' in shape ? (input as { correlationId?: unknown } | undefined)?.correlationId : '';
  const named = typeof argument === 'string' && argument.trim() !== '' ? argument : header;
  return named === undefined ? {} : { correlationId: printable(named.slice(0, LONGEST_LOGGED_NAME)) };
}

/** The failure as its domain's contract wants it: a result, or thrown as a JSON-RPC error. */
async function failed(error: unknown, { failure }: Domain, tool: string, call: CallContext): Promise<CallToolResult> {
  const { traceId, correlationId } = call;
  const facts = { tool, traceId, ...(correlationId !== undefined && { correlationId }) };
  // A call that its caller gave up is thrown out of by the reason of that.
  const isGivenUp = call.signal.aborted && error === call.signal.reason;
  if (!(error instanceof DomainError)) await (isGivenUp ? undefined : logFault(error, facts));
  else if (failure.showsTrace === true) void logRefusal({ ...facts, code: error.code });
  const rendered = error instanceof DomainError ? failure.render(error, tool, call) : failure.renderFault(tool, call);
  if (rendered.kind === 'tool-result') return failureResult(rendered);
  throw new ProtocolError(rendered.code, rendered.message, rendered.data);
}

async function unknownTool(name: string, catalogue: Catalogue): Promise<ProtocolError> {
  const tool = printable(name.slice(0, 100));
  const known = (await catalogue.listTools()).map((definition) => definition.name);
  const message = `Unknown tool "${tool}". The tools are ${known.join(', ')}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, {
    code: 'UNKNOWN_TOOL',
    message,
    details: { tool },
  });
}
