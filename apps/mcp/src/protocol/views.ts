import type { Domain, Resource, Tool } from '@bursar/toolkit';
import { findView } from '@bursar/views';

import { readBuiltFile } from '../built-files';

/** The extension's id and the media type of its views (MCP Apps, 2026-01-26). */
export const UI_EXTENSION = 'io.modelcontextprotocol/ui';
const VIEW_TYPE = 'text/html;profile=mcp-app';

/** A resource with the metadata that the extension asks for. */
export interface ViewResource extends Resource {
  readonly _meta: Readonly<Record<string, unknown>>;
}

/** The HTML views of these domains' tools, each once. Throws for a view that does not exist. */
export function viewResources(domains: readonly Domain[]): ViewResource[] {
  const names = new Set(domains.flatMap(({ views = [] }) => views));
  return [...names].map((name) => {
    const view = findView(name);
    if (view === undefined) throw new Error(`there is no view ${name}`);
    const { title, description } = view;
    return {
      uri: viewUri(name),
      name: `${name}.html`,
      title,
      description,
      mimeType: VIEW_TYPE,
      // Without a content security policy a host allows no network requests, and views make none.
      _meta: { ui: { prefersBorder: true } },
      read: () => readBuiltFile(`views/${name}.html`),
    };
  });
}

/** The metadata of a tool with a view: under the extension's name, and under the one that older hosts read. */
export function viewMeta({ view }: Tool): Readonly<Record<string, unknown>> {
  if (view === undefined) return {};
  return { ui: { resourceUri: viewUri(view) }, 'ui/resourceUri': viewUri(view) };
}

function viewUri(name: string): string {
  return `ui://bursar/${name}.html`;
}
