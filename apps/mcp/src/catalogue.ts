import {
  loadTools,
  type Domain,
  type Effect,
  type Prompt,
  type Resource,
  type Tool,
  type ToolLoader,
} from '@bursar/toolkit';
import * as z from 'zod';

import type { ToolNames } from './settings';
import { createSkillShelf, SKILLS_EXTENSION, type SkillShelf } from './skills';
import { pagesFor, UI_EXTENSION, viewMeta } from './views';

/** A tool with the domain whose dialect its failures speak. */
export interface CatalogueEntry {
  readonly tool: Tool;
  readonly domain: Domain;
}

/** What a server offers: made once, shared by every connection and request. */
export interface Catalogue {
  readonly domains: readonly Domain[];
  /** The published definitions, in a fixed order; made when first asked for. */
  listTools(): Promise<readonly ToolDefinition[]>;
  /** By the contract's name or its portable spelling; loads the tool. */
  findTool(name: string): Promise<CatalogueEntry | undefined>;
  readonly resources: readonly Resource[];
  readonly prompts: readonly Prompt[];
  readonly skills: SkillShelf;
  /** The ids of the protocol's extensions that something offered here is for. */
  readonly extensions: readonly string[];
}

export interface ToolDefinition {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object'; readonly [keyword: string]: unknown };
  readonly outputSchema?: { readonly type: 'object'; readonly [keyword: string]: unknown };
  readonly annotations: Readonly<Record<string, boolean>>;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

interface CatalogueOptions {
  /** Tools and prompts that write are neither listed nor found. */
  readonly readOnly?: boolean;
  /** The spelling that is published; a call may use either. */
  readonly toolNames?: ToolNames;
  /** The definitions, where they need not be made. */
  readonly readyMade?: () => readonly ToolDefinition[] | undefined;
}

export function createCatalogue(
  domains: readonly Domain[],
  { readOnly = false, toolNames = 'portable', readyMade }: CatalogueOptions = {},
): Catalogue {
  const prompts = domains.flatMap((domain) => domain.prompts ?? []);
  const byName = new Map<string, { readonly loader: ToolLoader; readonly domain: Domain }>();
  for (const domain of domains) {
    for (const loader of domain.tools) {
      for (const name of new Set([loader.name, portableName(loader.name)])) {
        if (byName.has(name)) throw new Error(`two tools are named ${name}`);
        byName.set(name, { loader, domain });
      }
    }
  }
  const isOffered = ({ effect }: Tool) => !readOnly || effect === 'read';
  const definitionsOf = async () => {
    const tools = (await Promise.all(domains.map(loadTools))).flat().filter(isOffered);
    return tools.map((tool) => define(tool, toolNames));
  };
  const [twice] = prompts.filter(({ name }, place) => prompts.findIndex((other) => other.name === name) !== place);
  if (twice !== undefined) throw new Error(`two prompts are named ${twice.name}`);
  const skills = createSkillShelf(domains);
  const pages = pagesFor(domains);
  let definitions: Promise<readonly ToolDefinition[]> | undefined;
  return {
    domains,
    listTools: () => (definitions ??= Promise.resolve(readyMade?.() ?? definitionsOf())),
    findTool: async (name) => {
      const found = byName.get(name);
      const tool = await found?.loader.load();
      return found !== undefined && tool !== undefined && isOffered(tool) ? { tool, domain: found.domain } : undefined;
    },
    resources: [...domains.flatMap(({ resources = [] }) => resources), ...skills.resources, ...pages],
    prompts: prompts.filter(({ effect }) => !readOnly || effect === 'read'),
    skills,
    extensions: [...(skills.isEmpty ? [] : [SKILLS_EXTENSION]), ...(pages.length > 0 ? [UI_EXTENSION] : [])],
  };
}

/** Several hosts refuse a whole server over one name with a dot in it. */
export function portableName(name: string): string {
  return name.replaceAll('.', '_');
}

function define(tool: Tool, toolNames: ToolNames): ToolDefinition {
  const name = toolNames === 'contract' ? tool.name : portableName(tool.name);
  const meta = { ...(name !== tool.name && { 'bursar/name': tool.name }), ...viewMeta(tool) };
  return {
    name,
    title: name === tool.name ? tool.title : tool.name,
    description: tool.description,
    inputSchema: publishedSchema(tool.input, 'input'),
    ...(tool.output && { outputSchema: publishedSchema(tool.output, 'output') }),
    annotations: HINTS[tool.effect],
    ...(Object.keys(meta).length > 0 && { _meta: meta }),
  };
}

/** References are written out in full: hosts differ in whether they follow them. */
function publishedSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...published } = z.toJSONSchema(schema, { io, reused: 'inline' });
  return { ...published, type: 'object' as const };
}

const HINTS: Readonly<Record<Effect, Readonly<Record<string, boolean>>>> = {
  read: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  write: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  'idempotent-write': { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  destructive: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
};
