import type { McpServerFactory, Server } from '@modelcontextprotocol/server';
import { localCaller } from '@bursar/toolkit';

import { createServerFactory, type ServerParts } from '../../mcp-server';
import { getPrompt, publishedPrompts } from '../../prompts';
import { readResource } from '../../resources';
import { callTool } from '../../tool-calls';
import { askingTools } from './asking-tools';
import { contentTools } from './content-tools';
import { fixturePrompts } from './fixture-prompts';
import { BINARY, readFixture, TEMPLATE, WATCHED } from './fixture-resources';
import type { FixtureTool } from './fixture-tool';
import { rememberingTools } from './remembering-tools';

const TOOLS: Readonly<Record<string, FixtureTool>> = { ...contentTools, ...askingTools, ...rememberingTools };

/** bursar's servers, each with the fixtures beside what it has. */
export function createFixtureServerFactory(parts: ServerParts): McpServerFactory {
  const create = createServerFactory(parts);
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
    return callTool(catalogue, name, given, { caller: localCaller, files, signal: context.mcpReq.signal });
  });
}

function servePrompts(server: Server, { catalogue: { prompts } }: ServerParts): void {
  server.setRequestHandler('prompts/list', () => ({
    prompts: [...publishedPrompts(prompts), ...fixturePrompts.map(({ definition }) => definition)],
  }));
  server.setRequestHandler('prompts/get', ({ params: { name, arguments: given = {} } }, context) => {
    const fixture = fixturePrompts.find(({ definition }) => definition.name === name);
    return fixture?.get(context, given) ?? getPrompt(prompts, name, given);
  });
}

function serveResources(server: Server, { catalogue: { resources } }: ServerParts): void {
  server.setRequestHandler('resources/list', () => ({
    resources: [...resources.map(({ read: _, ...listed }) => listed), BINARY, WATCHED],
  }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [TEMPLATE] }));
  server.setRequestHandler(
    'resources/read',
    async ({ params: { uri } }) => readFixture(uri) ?? (await readResource(resources, uri)),
  );
  server.setRequestHandler('resources/subscribe', () => ({}));
  server.setRequestHandler('resources/unsubscribe', () => ({}));
}
