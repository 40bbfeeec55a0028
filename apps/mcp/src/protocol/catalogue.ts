import {
  loadTools,
  type Domain,
  type Effect,
  type Prompt,
  type Resource,
  type Tool,
  type ToolLoader,
  type Toolset,
} from '@bursar/toolkit';
import type { ServerCapabilities } from '@modelcontextprotocol/server';

import { publishedSchema } from './published-schema';
import { createSkillRegistry, SKILLS_EXTENSION, type SkillRegistry } from './skills';
import { UI_EXTENSION, viewMeta, viewResources } from './views';

/** How tools are published: without dots in names and formats of the brief's own, or as their contract spells them. */
export type ToolNames = 'portable' | 'contract';

/** A tool with its domain, whose dialect renders its failures. */
export interface CatalogueEntry {
  readonly tool: Tool;
  readonly domain: Domain;
}

/** What `initialize` says of a server. */
export interface Introduction {
  readonly instructions: string;
  readonly capabilities: ServerCapabilities;
}

/** What a server offers: created once, shared by every connection and request. */
export interface Catalogue {
  /** Read anew when a session starts: it says what day it is. */
  readonly introduction: Introduction;
  /** The published definitions, in a fixed order; built on the first request. */
  listTools(): Promise<readonly ToolDefinition[]>;
  /** Finds a tool by the contract's name or its portable spelling, and loads it. */
  findTool(name: string): Promise<CatalogueEntry | undefined>;
  resources(): Promise<readonly Resource[]>;
  prompts(): Promise<readonly Prompt[]>;
  skills(): Promise<SkillRegistry>;
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
  /** Tools outside of these selections are neither listed nor found; empty means all tools. */
  readonly toolsets?: readonly Toolset[];
}

export function createCatalogue(
  domains: readonly Domain[],
  { readOnly = false, toolNames = 'portable', toolsets = [] }: CatalogueOptions = {},
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
  const isSelected = (tool: Tool) => toolsets.length === 0 || tool.toolsets.some((name) => toolsets.includes(name));
  const isOffered = (tool: Tool) => (!readOnly || tool.effect === 'read') && isSelected(tool);
  const definitionsOf = async () => {
    const tools = (await Promise.all(domains.map(loadTools))).flat().filter(isOffered);
    return tools.map((tool) => define(tool, toolNames));
  };
  const duplicate = prompts.find(({ name }, index) => prompts.findIndex((other) => other.name === name) !== index);
  if (duplicate !== undefined) throw new Error(`two prompts are named ${duplicate.name}`);
  const offeredPrompts = prompts.filter(({ effect }) => !readOnly || effect === 'read');
  const skills = createSkillRegistry(domains);
  const views = viewResources(domains);
  const resources = [...domains.flatMap((domain) => domain.resources ?? []), ...skills.resources, ...views];
  const extensions = [...(skills.isEmpty ? [] : [SKILLS_EXTENSION]), ...(views.length > 0 ? [UI_EXTENSION] : [])];
  let definitions: Promise<readonly ToolDefinition[]> | undefined;
  return {
    introduction: {
      get instructions() {
        return domains.map(({ summary }) => summary).join(' ');
      },
      capabilities: {
        tools: {},
        ...(resources.length > 0 && { resources: {} }),
        ...(offeredPrompts.length > 0 && { prompts: {} }),
        ...(extensions.length > 0 && { extensions: Object.fromEntries(extensions.map((id) => [id, {}])) }),
      },
    },
    listTools: () => (definitions ??= definitionsOf()),
    findTool: async (name) => {
      const found = byName.get(name);
      const tool = await found?.loader.load();
      return found !== undefined && tool !== undefined && isOffered(tool) ? { tool, domain: found.domain } : undefined;
    },
    resources: () => Promise.resolve(resources),
    prompts: () => Promise.resolve(offeredPrompts),
    skills: () => Promise.resolve(skills),
  };
}

/** Several hosts reject a whole server when one tool name contains a dot. */
export function portableName(name: string): string {
  return name.replaceAll('.', '_');
}

function define(tool: Tool, toolNames: ToolNames): ToolDefinition {
  const isPortable = toolNames === 'portable';
  const name = isPortable ? portableName(tool.name) : tool.name;
  const meta = {
    ...(name !== tool.name && { 'bursar/name': tool.name }),
    ...(tool.errors && { 'bursar/errors': tool.errors }),
    ...viewMeta(tool),
  };
  return {
    name,
    title: name === tool.name ? tool.title : tool.name,
    description: tool.description,
    inputSchema: publishedSchema(tool.input, 'input', isPortable),
    ...(tool.output && { outputSchema: publishedSchema(tool.output, 'output', isPortable) }),
    annotations: HINTS[tool.effect],
    ...(Object.keys(meta).length > 0 && { _meta: meta }),
  };
}

const HINTS: Readonly<Record<Effect, Readonly<Record<string, boolean>>>> = {
  read: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  write: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  'idempotent-write': { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  destructive: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
  'idempotent-destructive': { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
};
