import { ProtocolError, ProtocolErrorCode, type ReadResourceResult, type Server } from '@modelcontextprotocol/server';
import { printable, type Resource } from '@bursar/toolkit';

import { logFault } from '../observability/log';
import type { PageResource } from './views';

/** Answers the methods of resources; the capability is declared with the server. */
export function serveResources(server: Server, resources: readonly Resource[]): void {
  server.setRequestHandler('resources/list', () => ({
    resources: resources.map(({ read: _, ...listed }) => listed),
  }));
  server.setRequestHandler('resources/templates/list', () => ({ resourceTemplates: [] }));
  server.setRequestHandler('resources/read', ({ params }) => readResource(resources, params.uri));
}

/** Throws a ProtocolError for one that there is not, or that cannot be read. */
export async function readResource(resources: readonly Resource[], uri: string): Promise<ReadResourceResult> {
  const resource = resources.find((candidate) => candidate.uri === uri);
  if (resource === undefined) {
    const known = resources.map((candidate) => candidate.uri).join(', ');
    const message = `Unknown resource "${printable(uri.slice(0, 200))}". The resources are ${known}.`;
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, message, { code: 'UNKNOWN_RESOURCE', uri });
  }
  try {
    const { mimeType, _meta } = resource as Partial<PageResource> & Resource;
    return { contents: [{ uri, mimeType, text: await resource.read(), ...(_meta && { _meta: { ..._meta } }) }] };
  } catch (error) {
    await logFault(error, { resource: uri });
    const message = 'The resource could not be read through a fault of this server.';
    throw new ProtocolError(ProtocolErrorCode.InternalError, message, { code: 'INTERNAL_ERROR', uri });
  }
}
