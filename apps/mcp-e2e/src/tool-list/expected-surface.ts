import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { ROOT } from '../fixtures/workspace';

/** What a server of one domain publishes, each list in the server's order. */
export interface DomainSurface {
  readonly tools: readonly string[];
  readonly prompts: readonly string[];
  /** URIs. */
  readonly resources: readonly string[];
  /** Methods and path templates of REST, such as `GET /v1/movements`. */
  readonly operations: readonly string[];
}

/**
 * What a server of all domains publishes, by domain, in its order; under `household` what stands above several domains. The committed list that `nx run mcp-e2e:update-surface`
 * writes. A tool that appears or disappears is a diff of that file.
 */
export const EXPECTED_SURFACE = JSON.parse(
  readFileSync(join(ROOT, 'apps/mcp-e2e/src/tool-list/expected-surface.json'), 'utf8'),
) as Readonly<Record<string, DomainSurface>>;

/** The names of the domains, each of which may be served by itself. */
export const DOMAINS: readonly string[] = Object.keys(EXPECTED_SURFACE).filter((name) => name !== 'household');

const ALL = Object.values(EXPECTED_SURFACE);

/** The part of one domain. Throws where the list has no such domain. */
export function surfaceOf(domain: string): DomainSurface {
  const surface = EXPECTED_SURFACE[domain];
  if (surface === undefined) throw new Error(`expected-surface.json has no domain ${domain}`);
  return surface;
}

/** The domain that publishes a tool. Throws where none does. */
export function domainOf(tool: string): string {
  const found = Object.entries(EXPECTED_SURFACE).find(([, { tools }]) => tools.includes(tool));
  if (found === undefined) throw new Error(`expected-surface.json has no tool ${tool}`);
  return found[0];
}

export const TOOLS: readonly string[] = ALL.flatMap(({ tools }) => tools);
export const PROMPTS: readonly string[] = ALL.flatMap(({ prompts }) => prompts);

/** Resources as the whole server lists them: documents first, then the files of skills, then the pages of views. */
export const RESOURCES: readonly string[] = [/^(?!skill:|ui:)/, /^skill:/, /^ui:/].flatMap((kind) =>
  ALL.flatMap(({ resources }) => resources.filter((uri) => kind.test(uri))),
);
