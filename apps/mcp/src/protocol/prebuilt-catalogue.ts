import type { Catalogue, Introduction, ToolDefinition } from './catalogue';

/** What the build wrote down of a catalogue: enough for `initialize` and `tools/list`. */
export interface Prebuilt {
  readonly introduction: Introduction;
  /** Reads the published definitions. */
  readonly tools: () => readonly ToolDefinition[];
}

/** A catalogue that loads the domains at the first request that needs them; a failed load is tried again. */
export function prebuiltCatalogue({ introduction, tools }: Prebuilt, load: () => Promise<Catalogue>): Catalogue {
  let definitions: readonly ToolDefinition[] | undefined;
  return {
    introduction,
    listTools: () => Promise.resolve((definitions ??= tools())),
    findTool: async (name) => (await load()).findTool(name),
    resources: async () => (await load()).resources(),
    prompts: async () => (await load()).prompts(),
    skills: async () => (await load()).skills(),
  };
}
