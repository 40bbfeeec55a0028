import type { McpServerFactory, Server } from '@modelcontextprotocol/server';
import { localCaller } from '@bursar/toolkit';

import { createServerFactory, type ServerParts } from '../../protocol/mcp-server';
import { getPrompt, publishedPrompts } from '../../protocol/prompts';
import { readResource } from '../../protocol/resources';
import { callTool } from '../../protocol/tool-calls';
import { ErrorNormalizingServer } from '../../transports/error-normalizing-server';
import { clientRequestTools } from './client-request-tools';
import { contentTools } from './content-tools';
import { fixturePrompts } from './fixture-prompts';
import { BINARY, readFixture, TEMPLATE, WATCHED } from './fixture-resources';
import type { FixtureTool } from './fixture-tool';
import { requestStateTools } from './request-state-tools';

const TOOLS: Readonly<Record<string, FixtureTool>> = { ...contentTools, ...clientRequestTools, ...requestStateTools };

/** bursar's servers, each extended with the fixtures. */
export function createFixtureServerFactory(parts: ServerParts): McpServerFactory {
  const create = createServerFactory(parts, ErrorNormalizingServer);
  return async (request) => {
    const server = (await create(request)) as Server;
    server.registerCapabilities({ completions: {}, logging: {}, resources: { subscribe: true } });
    serveTools(server, parts);
    servePrompts(server, parts);
    serveResources(server, parts);
    server.setRequestHandler('completion/complete', () => ({ completion: { values: [] } }));
    return server;
  };
}

function serveTools(server: Server, { catalogue, files }: ServerParts): void {
  const definitions = Object.entries(TOOLS).map(([name, { description, inputSchema = { type: 'object' } }]) => ({
    name,
    description,
    inputSchema,
  }));
  server.setRequestHandler(
    'tools/list',
    async () => ({ tools: [...(await catalogue.listTools()), ...definitions] }) as never,
  );
  server.setRequestHandler('tools/call', ({ params: { name, arguments: given = {} } }, context) => {
    const fixture = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
    if (fixture !== undefined) return fixture.run(context, given);
    return callTool({ catalogue }, name, given, { caller: localCaller, files, signal: context.mcpReq.signal });
  });
}

function servePrompts(server: Server, { catalogue: { prompts } }: ServerParts): void {
  server.setRequestHandler('prompts/list', async () => ({
    prompts: [...publishedPrompts(await prompts()), ...fixturePrompts.map(({ definition }) => definition)],
  }));
  server.setRequestHandler('prompts/get', async ({ params: { name, arguments: given = {} } }, context) => {
    const fixture = fixturePrompts.find(({ definition }) => definition.name === name);
    return fixture?.get(context, given) ?? getPrompt(await prompts(), name, given);
  });
}

function serveResources(server: Server, { catalogue: { resources } }: ServerParts): void {
  server.setRequestHandler('resources/list', async () => ({
    resources: [...(await resources()).map(({ read: _, ...listed }) => listed), BINARY, WATCHED],
  }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [TEMPLATE] }));
  server.setRequestHandler(
    'resources/read',
    async ({ params: { uri } }) => readFixture(uri) ?? (await readResource(await resources(), uri)),
  );
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
}
