import { ProtocolError, ProtocolErrorCode, type ReadResourceResult, type Server } from '@modelcontextprotocol/server';
import { printable, type Resource } from '@bursar/toolkit';

import { logFault } from '../observability/log';
import { INTERNAL_ERROR_MESSAGE } from './sdk-errors';
import type { ViewResource } from './views';

/** Handles the methods of resources; the server declares the capability. */
export function serveResources(server: Server, resources: () => Promise<readonly Resource[]>): void {
  server.setRequestHandler('resources/list', async () => ({
    resources: (await resources()).map(({ read: _, ...listed }) => listed),
  }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', async ({ params }) => readResource(await resources(), params.uri));
}

/** Reads a resource. Throws a ProtocolError for an unknown one, and for one that cannot be read. */
export async function readResource(resources: readonly Resource[], uri: string): Promise<ReadResourceResult> {
  const resource = resources.find((candidate) => candidate.uri === uri);
  if (resource === undefined) {
    const known = resources.map((candidate) => candidate.uri).join(', ');
    const message = `Unknown resource "${printable(uri.slice(0, 200))}". The resources are ${known}.`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code: 'UNKNOWN_RESOURCE', uri });
  }
  try {
    const { mimeType, _meta } = resource as Partial<ViewResource> & Resource;
    return { contents: [{ uri, mimeType, text: await resource.read(), ...(_meta && { _meta: { ..._meta } }) }] };
  } catch (error) {
    await logFault(error, { resource: uri });
    throw new ProtocolError(ProtocolErrorCode.InternalError, INTERNAL_ERROR_MESSAGE, { code: 'INTERNAL_ERROR', uri });
  }
}
