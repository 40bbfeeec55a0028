import { Server, type McpRequestContext, type McpServerFactory } from '@modelcontextprotocol/server';
import { localCaller, type Caller, type OpenFolders } from '@bursar/toolkit';

import type { Catalogue } from './catalogue';
import { filesFor } from './closed-folders';
import type { Offload } from './offloading';
import { IMPLEMENTATION } from './implementation';
import { measureMethods } from './measure-methods';
import { withProgress } from './progress';
import { servePrompts } from './prompts';
import { elicitorFor } from './elicitation';
import { serveResources } from './resources';
import { serveSkills } from './serve-skills';
import { SKILLS_EXTENSION } from './skills';
import { callTool } from './tool-calls';

/** What all connections and requests share. */
export interface ServerParts {
  readonly catalogue: Catalogue;
  readonly files: OpenFolders;
  /** Calls that worker threads take over. */
  readonly offload?: Offload | undefined;
}

/**
 * Creates the MCP server of a connection (stdio) or of a request (HTTP); everything costly is in the catalogue.
 *
 * @param ServerClass a transport may use a subclass of the SDK's server.
 */
export function createServerFactory(parts: ServerParts, ServerClass: typeof Server = Server): McpServerFactory {
  return (request) => createServer(parts, request, ServerClass);
}

/** Lists are the same for every caller and only change with the build. */
const LIST_CACHE = { ttlMs: 3_600_000, cacheScope: 'public' } as const;

function createServer(
  { catalogue, files, offload }: ServerParts,
  request: McpRequestContext,
  ServerClass: typeof Server,
): Server {
  const { instructions, capabilities } = catalogue.introduction;
  const caller = callerOf(request);
  const server = new ServerClass(IMPLEMENTATION, {
    capabilities: { ...capabilities },
    instructions,
    cacheHints: {
      'tools/list': LIST_CACHE,
      'resources/list': LIST_CACHE,
      'resources/read': LIST_CACHE,
      'prompts/list': LIST_CACHE,
    },
    jsonSchemaValidator: UNUSED,
  });
  measureMethods(server);
  server.setRequestHandler('tools/list', async () => ({ tools: [...(await catalogue.listTools())] }));
  server.setRequestHandler('tools/call', ({ params }, context) =>
    withProgress(context.mcpReq, (progress) =>
      callTool({ catalogue, offload }, params.name, params.arguments, {
        caller,
        ...correlationOf(request),
        files: filesFor(caller, files),
        signal: context.mcpReq.signal,
        ...(progress && { progress }),
        ...elicitorFor(server, request, context),
      }),
    ),
  );
  if (capabilities.resources !== undefined) serveResources(server, catalogue.resources);
  if (capabilities.prompts !== undefined) servePrompts(server, catalogue.prompts);
  if (capabilities.extensions?.[SKILLS_EXTENSION] !== undefined) serveSkills(server, catalogue.skills, LIST_CACHE);
  return server;
}

/** Over HTTP the authenticated caller; over stdio the person at this machine. */
function callerOf({ authInfo, requestInfo }: McpRequestContext): Caller {
  const caller = authInfo?.extra?.['caller'] as Caller | undefined;
  if (caller === undefined && requestInfo !== undefined) throw new Error('the request has no caller');
  return caller ?? localCaller;
}

/** The Correlation-Id header, ignored unless it is printable ASCII. Its length is for the domain to check. */
function correlationOf({ requestInfo }: McpRequestContext): { readonly correlationId?: string } {
  const value = requestInfo?.headers.get('correlation-id')?.trim() ?? '';
  return /^[\x20-\x7e]+$/.test(value) ? { correlationId: value } : {};
}

/** The SDK would compile schemas for every server to validate elicited input, which elicitation.ts validates itself. */
const UNUSED = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'validated elsewhere' }),
};
