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

import { createSkillRegistry, SKILLS_EXTENSION, type SkillRegistry } from './skills';
import { UI_EXTENSION, viewMeta, viewResources } from './views';

/** How tool names are published: without dots, or as their contract spells them. */
export type ToolNames = 'portable' | 'contract';

/** A tool with its domain, whose dialect renders its failures. */
export interface CatalogueEntry {
  readonly tool: Tool;
  readonly domain: Domain;
}

/** What a server offers: created once, shared by every connection and request. */
export interface Catalogue {
  readonly domains: readonly Domain[];
  /** The published definitions, in a fixed order; built on the first request. */
  listTools(): Promise<readonly ToolDefinition[]>;
  /** Finds a tool by the contract's name or its portable spelling, and loads it. */
  findTool(name: string): Promise<CatalogueEntry | undefined>;
  readonly resources: readonly Resource[];
  readonly prompts: readonly Prompt[];
  readonly skills: SkillRegistry;
  /** The ids of the MCP extensions that the catalogue uses. */
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
  /** The published spelling; a call may use either. */
  readonly toolNames?: ToolNames;
  /** Definitions that the build has prepared. */
  readonly prebuilt?: () => readonly ToolDefinition[] | undefined;
}

export function createCatalogue(
  domains: readonly Domain[],
  { readOnly = false, toolNames = 'portable', prebuilt }: CatalogueOptions = {},
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
  const duplicate = prompts.find(({ name }, index) => prompts.findIndex((other) => other.name === name) !== index);
  if (duplicate !== undefined) throw new Error(`two prompts are named ${duplicate.name}`);
  const skills = createSkillRegistry(domains);
  const views = viewResources(domains);
  let definitions: Promise<readonly ToolDefinition[]> | undefined;
  return {
    domains,
    listTools: () => (definitions ??= Promise.resolve(prebuilt?.() ?? definitionsOf())),
    findTool: async (name) => {
      const found = byName.get(name);
      const tool = await found?.loader.load();
      return found !== undefined && tool !== undefined && isOffered(tool) ? { tool, domain: found.domain } : undefined;
    },
    resources: [...domains.flatMap(({ resources = [] }) => resources), ...skills.resources, ...views],
    prompts: prompts.filter(({ effect }) => !readOnly || effect === 'read'),
    skills,
    extensions: [...(skills.isEmpty ? [] : [SKILLS_EXTENSION]), ...(views.length > 0 ? [UI_EXTENSION] : [])],
  };
}

/** Several hosts reject a whole server when one tool name contains a dot. */
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

/** References are inlined: not every host resolves them. */
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
