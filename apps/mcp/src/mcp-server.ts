import type { McpRequestContext, McpServerFactory, Server } from '@modelcontextprotocol/server';
import { localCaller, type Caller, type OpenFolders } from '@bursar/toolkit';

import type { Catalogue } from './catalogue';
import { closedFolders } from './open-folders';
import { PlainSpokenServer } from './plain-spoken-server';
import { tellingProgress } from './progress';
import { servePrompts } from './prompts';
import { askOf } from './questions';
import { serveResources } from './resources';
import { serveSkills } from './skills';
import { callTool } from './tool-calls';
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
  const { resources, prompts, skills, extensions } = catalogue;
  const caller = callerOf(request);
  const server = new PlainSpokenServer(
    { name: 'bursar', title: 'bursar', version: VERSION },
    {
      capabilities: {
        tools: {},
        ...(resources.length > 0 && { resources: {} }),
        ...(prompts.length > 0 && { prompts: {} }),
        ...(extensions.length > 0 && { extensions: Object.fromEntries(extensions.map((id) => [id, {}])) }),
      },
      instructions: catalogue.domains.map(({ summary }) => summary).join(' '),
      cacheHints: {
        'tools/list': LIST_CACHE,
        'resources/list': LIST_CACHE,
        'resources/read': LIST_CACHE,
        'prompts/list': LIST_CACHE,
      },
      jsonSchemaValidator: UNUSED,
    },
  );
  server.setRequestHandler('tools/list', async () => ({ tools: [...(await catalogue.listTools())] }) as never);
  server.setRequestHandler('tools/call', ({ params }, context) =>
    tellingProgress(context.mcpReq, (progress) =>
      callTool(catalogue, params.name, params.arguments, {
        caller,
        ...correlationOf(request),
        // The folders are those of the person at this machine.
        files: caller.isLocal ? files : closedFolders,
        signal: context.mcpReq.signal,
        ...(progress && { progress }),
        ...askOf(server, request, context),
      }),
    ),
  );
  if (resources.length > 0) serveResources(server, resources);
  if (prompts.length > 0) servePrompts(server, prompts);
  if (!skills.isEmpty) serveSkills(server, skills, LIST_CACHE);
  return server;
}

/** Over HTTP the request was let in for somebody; stdio is the person at this machine. */
function callerOf({ authInfo, requestInfo }: McpRequestContext): Caller {
  const caller = authInfo?.extra?.['caller'] as Caller | undefined;
  if (caller === undefined && requestInfo !== undefined) throw new Error('a request was let in for nobody');
  return caller ?? localCaller;
}

/**
 * What the caller named the request in a header; characters beyond printable ASCII make it no name. Whether it is too
 * long is for the domain to say.
 */
function correlationOf({ requestInfo }: McpRequestContext): { readonly correlationId?: string } {
  const named = requestInfo?.headers.get('correlation-id')?.trim() ?? '';
  return /^[\x20-\x7e]+$/.test(named) ? { correlationId: named } : {};
}

/** The SDK makes a schema compiler for every server it makes; it is for answers to questions, which are checked here. */
const UNUSED = {
  getValidator: () => () => ({ valid: false as const, data: undefined, errorMessage: 'answers are checked elsewhere' }),
};
