import type { ReadResourceResult, ResourceTemplateType } from '@modelcontextprotocol/server';

import { RED_PIXEL } from './media';

export const BINARY = {
  uri: 'test://static-binary',
  name: 'static-binary',
  description: 'A picture that never changes.',
  mimeType: 'image/png',
};

/** A text that a client may watch; it never changes either. */
export const WATCHED = {
  uri: 'test://watched-resource',
  name: 'watched-resource',
  description: 'A text to watch.',
  mimeType: 'text/plain',
};

export const TEMPLATE: ResourceTemplateType = {
  uriTemplate: 'test://template/{id}/data',
  name: 'template-data',
  description: 'Data by number.',
  mimeType: 'application/json',
};

/** What is read under a fixture's address; undefined for any other. */
export function readFixture(uri: string): ReadResourceResult | undefined {
  const { mimeType } = BINARY;
  if (uri === BINARY.uri) return { contents: [{ uri, mimeType, blob: RED_PIXEL.data }] };
  if (uri === WATCHED.uri) return { contents: [{ uri, mimeType: WATCHED.mimeType, text: 'Nothing new.' }] };
  const [, id] = /^test:\/\/template\/([^/]+)\/data$/.exec(uri) ?? [];
  if (id === undefined) return undefined;
  const text = JSON.stringify({ id, templateTest: true, data: `Data for ID: ${id}` });
  return { contents: [{ uri, mimeType: 'application/json', text }] };
}
