import {
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type CallToolResult,
  type McpRequestContext,
  type McpServerFactory,
  type Transport,
} from '@modelcontextprotocol/server';
import {
  DomainError,
  localCaller,
  printable,
  readArguments,
  type CallContext,
  type Caller,
  type Domain,
  type OpenFolders,
  type Tool,
} from '@bursar/toolkit';

import { failureResult, successResult } from './call-results';
import type { Catalogue } from './catalogue';
import { logFault, logRefusal } from './log';
import { closedFolders } from './open-folders';
import { plainMessage } from './plain-errors';
import { serveSkills, SKILLS_EXTENSION } from './skills';
import { traced } from './trace';
import { VERSION } from './version';

/** What every connection or request is served with. */
export interface ServerParts {
  readonly catalogue: Catalogue;
  readonly files: OpenFolders;
}

/** Makes the MCP server of a connection (stdio) or of a request (HTTP); all that is costly is in the catalogue. */
export function createServerFactory(parts: ServerParts): McpServerFactory {
  return (request) => createServer(parts, request);
}

/** Lists are the same for everybody and only change with the build. */
const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

function createServer({ catalogue, files }: ServerParts, request: McpRequestContext): Server {
  const { resources, skills } = catalogue;
  const caller = callerOf(request);
  const server = new PlainSpokenServer(
    { name: 'bursar', title: 'bursar', version: VERSION },
    {
      capabilities: {
        tools: {},
        ...(resources.length > 0 && { resources: {} }),
        ...(!skills.isEmpty && { extensions: { [SKILLS_EXTENSION]: {} } }),
      },
      instructions: catalogue.domains.map(({ summary }) => summary).join(' '),
      cacheHints: { 'tools/list': LIST_CACHE, 'resources/list': LIST_CACHE, 'resources/read': LIST_CACHE },
      jsonSchemaValidator: NO_ELICITATION,
    },
  );
  server.setRequestHandler('tools/list', () => ({ tools: [...catalogue.listTools()] }) as never);
  server.setRequestHandler('tools/call', ({ params }, { mcpReq }) =>
    callTool(catalogue, params.name, params.arguments, {
      caller,
      ...correlationOf(request),
      // The folders are those of the person at this machine.
      files: caller.isLocal ? files : closedFolders,
      signal: mcpReq.signal,
    }),
  );
  if (resources.length > 0) {
    server.setRequestHandler('resources/list', () => ({
      resources: resources.map(({ read: _, ...listed }) => listed),
    }));
    server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
    server.setRequestHandler('resources/read', ({ params }) => readResource(catalogue, params.uri));
  }
  if (!skills.isEmpty) serveSkills(server, skills, LIST_CACHE);
  return server;
}

/** Over HTTP the request was let in for somebody; stdio is the person at this machine. */
function callerOf({ authInfo }: McpRequestContext): Caller {
  return (authInfo?.extra?.['caller'] as Caller | undefined) ?? localCaller;
}

/**
 * What the caller named the request in a header; characters beyond printable ASCII make it no name. Whether it is too
 * long is for the domain to say.
 */
function correlationOf({ requestInfo }: McpRequestContext): { readonly correlationId?: string } {
  const named = requestInfo?.headers.get('correlation-id')?.trim() ?? '';
  return /^[\x20-\x7e]+$/.test(named) ? { correlationId: named } : {};
}

/** The SDK makes a schema compiler for every server it makes; it is for elicitation, which nothing here uses. */
const NO_ELICITATION = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'no elicitation is offered' }),
};

/** A cancelled request gets no answer. */
const CANCELLED = 'notifications/cancelled';

/** A server whose errors are in our words, whichever layer of the SDK made them. */
class PlainSpokenServer extends Server {
  override connect(transport: Transport): Promise<void> {
    const methods = new Map<unknown, string>();
    const send = transport.send.bind(transport);
    transport.send = (message, options) => {
      const plain = plainMessage(message, (id) => methods.get(id));
      if (plain !== message && 'error' in plain && plain.error.code === ProtocolErrorCode.InternalError) {
        void logFault(undefined, { method: methods.get(plain.id) });
      }
      if ('id' in message && !('method' in message)) methods.delete(message.id);
      return send(plain, options);
    };
    return super.connect(transport).then(() => {
      const { onmessage } = transport;
      transport.onmessage = (message, extra) => {
        if ('method' in message && 'id' in message) methods.set(message.id, message.method);
        else if ('method' in message && message.method === CANCELLED) methods.delete(message.params?.['requestId']);
        onmessage?.(message, extra);
      };
    });
  }
}

async function callTool(
  catalogue: Catalogue,
  name: string,
  input: unknown,
  identity: Omit<CallContext, 'traceId'>,
): Promise<CallToolResult> {
  const entry = catalogue.findTool(name);
  if (entry === undefined) throw unknownTool(name, catalogue);
  const { tool, domain } = entry;
  return traced('tools/call', { tool: tool.name }, async (traceId) => {
    const context: CallContext = { ...identity, traceId };
    try {
      return successResult(await tool.run(readArguments(tool, input, domain.failure), context));
    } catch (error) {
      return failed(error, domain, tool.name, { ...context, ...callersName(tool, input, context) });
    }
  });
}

const LONGEST_LOGGED_NAME = 255;

/** For the log: what the caller named the call, in its arguments where the tool takes a name there, or in the header. */
function callersName({ input: { shape } }: Tool, input: unknown, { correlationId: header }: CallContext) {
  const argument = 'correlationId' in shape ? (input as { correlationId?: unknown } | undefined)?.correlationId : '';
  const named = typeof argument === 'string' && argument.trim() !== '' ? argument : header;
  return named === undefined ? {} : { correlationId: named.slice(0, LONGEST_LOGGED_NAME) };
}

/** The failure as its domain's contract wants it: a result, or thrown as a JSON-RPC error. */
async function failed(error: unknown, { failure }: Domain, tool: string, call: CallContext): Promise<CallToolResult> {
  const { traceId, correlationId } = call;
  const facts = { tool, traceId, ...(correlationId !== undefined && { correlationId }) };
  if (!(error instanceof DomainError)) await logFault(error, facts);
  else if (failure.showsTrace === true) void logRefusal({ ...facts, code: error.code });
  const rendered = error instanceof DomainError ? failure.render(error, tool, call) : failure.renderFault(tool, call);
  if (rendered.kind === 'tool-result') return failureResult(rendered);
  throw new ProtocolError(rendered.code, rendered.message, rendered.data);
}

function unknownTool(name: string, catalogue: Catalogue): ProtocolError {
  const tool = printable(name.slice(0, 100));
  const known = catalogue.listTools().map((definition) => definition.name);
  const message = `Unknown tool "${tool}". The tools are ${known.join(', ')}.`;
  return new ProtocolError(ProtocolErrorCode.InvalidParams, message, {
    code: 'UNKNOWN_TOOL',
    message,
    details: { tool },
  });
}

async function readResource({ resources }: Catalogue, uri: string) {
  const resource = resources.find((candidate) => candidate.uri === uri);
  if (resource === undefined) {
    const known = resources.map((candidate) => candidate.uri).join(', ');
    const message = `Unknown resource "${printable(uri.slice(0, 200))}". The resources are ${known}.`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code: 'UNKNOWN_RESOURCE', uri });
  }
  try {
    return { contents: [{ uri, mimeType: resource.mimeType, text: await resource.read() }] };
  } catch (error) {
    await logFault(error, { resource: uri });
    const message = 'The resource could not be read through a fault of this server.';
    throw new ProtocolError(ProtocolErrorCode.InternalError, message, { code: 'INTERNAL_ERROR', uri });
  }
}
