import {
  ProtocolError,
  ProtocolErrorCode,
  type CallToolResult,
  type InputRequiredResult,
} from '@modelcontextprotocol/server';
import { DomainError, printable, readArguments, type CallContext, type Domain, type Tool } from '@bursar/toolkit';
import { inCall } from '@bursar/toolkit/call-scope';

import { failureResult, successResult, writtenResult } from './call-results';
import type { Catalogue } from './catalogue';
import { logFault, logRefusal } from '../observability/log';
import { isOffloaded, type Offload } from './offloading';
import { InputRequired } from './elicitation';
import { measured } from '../observability/recorder';
import { withTrace } from '../observability/trace';

export interface CallParts {
  readonly catalogue: Catalogue;
  readonly offload?: Offload | undefined;
}

/** Calls a tool. Throws a ProtocolError for an unknown tool, and where the domain's dialect renders failures as such. */
export async function callTool(
  { catalogue, offload }: CallParts,
  name: string,
  input: unknown,
  identity: Omit<CallContext, 'traceId'>,
): Promise<CallToolResult | InputRequiredResult> {
  const entry = await catalogue.findTool(name);
  const facts = { method: 'tools/call', tool: entry?.tool.name ?? 'unknown' };
  return measured(facts, () => callEntry(entry, { catalogue, offload }, name, input, identity), outcomeOf);
}

/** A failure that is a result is what the conventions call a tool's error. */
function outcomeOf(result: CallToolResult | InputRequiredResult): string | undefined {
  return 'isError' in result && result.isError === true ? 'tool_error' : undefined;
}

async function callEntry(
  entry: Awaited<ReturnType<Catalogue['findTool']>>,
  { catalogue, offload }: CallParts,
  name: string,
  input: unknown,
  identity: Omit<CallContext, 'traceId'>,
): Promise<CallToolResult | InputRequiredResult> {
  if (entry === undefined) throw await unknownTool(name, catalogue);
  const { tool, domain } = entry;
  const answer = async (traceId: string) => {
    const context: CallContext = { ...identity, traceId };
    try {
      if (offload !== undefined && isOffloaded(domain, input, context)) {
        return writtenResult(await offload(domain, tool, input, context));
      }
      return successResult(await tool.run(readArguments(tool, input, domain.failure), context));
    } catch (error) {
      if (error instanceof InputRequired) return error.result;
      return renderFailure(error, domain, tool, { ...context, ...correlationIdOf(tool, input, context) });
    }
  };
  return inCall(identity.caller.owner, () => withTrace('tools/call', { tool: tool.name }, answer));
}

const MAX_LOGGED_LENGTH = 255;

/** The correlation id for the log: the argument, where the tool takes one, or else the header. */
function correlationIdOf({ input: { shape } }: Tool, input: unknown, { correlationId: header }: CallContext) {
  const argument = 'correlationId' in shape ? (input as { correlationId?: unknown } | undefined)?.correlationId : '';
  const correlationId = typeof argument === 'string' && argument.trim() !== '' ? argument : header;
  return correlationId === undefined ? {} : { correlationId: printable(correlationId.slice(0, MAX_LOGGED_LENGTH)) };
}

/** The failure in the domain's dialect: a result, or thrown as a JSON-RPC error. */
async function renderFailure(
  error: unknown,
  { failure }: Domain,
  { name: tool, failureTitle }: Tool,
  call: CallContext,
): Promise<CallToolResult> {
  const { traceId, correlationId } = call;
  const facts = { tool, traceId, ...(correlationId !== undefined && { correlationId }) };
  // A cancelled call ends with the reason of its signal.
  const isCancelled = call.signal.aborted && error === call.signal.reason;
  if (!(error instanceof DomainError)) await (isCancelled ? undefined : logFault(error, facts));
  else if (failure.showsTrace === true) void logRefusal({ ...facts, code: error.code });
  const failedCall = { ...call, ...(failureTitle !== undefined && { failureTitle }) };
  const rendered =
    error instanceof DomainError ? failure.render(error, tool, failedCall) : failure.renderFault(tool, failedCall);
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
