import type { Domain, Resource, Tool } from '@bursar/toolkit';
import { findView } from '@bursar/views';

import { readBuiltFile } from './built-files';

/** The extension's id and the type of its pages (MCP Apps, 2026-01-26). */
export const UI_EXTENSION = 'io.modelcontextprotocol/ui';
const PAGE_TYPE = 'text/html;profile=mcp-app';

/** A document with what the extension wants to know of it. */
export interface PageResource extends Resource {
  readonly _meta: Readonly<Record<string, unknown>>;
}

/** The pages that show results of these domains' tools, each once. Throws for a view that does not exist. */
export function pagesFor(domains: readonly Domain[]): PageResource[] {
  const names = new Set(domains.flatMap(({ views = [] }) => views));
  return [...names].map((name) => {
    const face = findView(name);
    if (face === undefined) throw new Error(`there is no view ${name}`);
    const { title, description } = face;
    return {
      uri: pageUri(name),
      name: `${name}.html`,
      title,
      description,
      mimeType: PAGE_TYPE,
      // Nothing is fetched from anywhere, which is what a host allows where it is not told more.
      _meta: { ui: { prefersBorder: true } },
      read: () => readBuiltFile(`views/${name}.html`),
    };
  });
}

/** What a tool with a view says of it: in the extension's place, and in the one where older hosts look. */
export function viewMeta({ view }: Tool): Readonly<Record<string, unknown>> {
  if (view === undefined) return {};
  return { ui: { resourceUri: pageUri(view) }, 'ui/resourceUri': pageUri(view) };
}

function pageUri(name: string): string {
  return `ui://bursar/${name}.html`;
}
