import type { CallToolResult, InputRequiredResult, ServerContext } from '@modelcontextprotocol/server';

/** A tool with features that no domain of bursar needs: images, requests to the client, progress. */
export interface FixtureTool {
  readonly description: string;
  /** Without one it takes no arguments. */
  readonly inputSchema?: { readonly type: 'object'; readonly [keyword: string]: unknown };
  run(context: ServerContext, given: Readonly<Record<string, unknown>>): FixtureResult | Promise<FixtureResult>;
}

export type FixtureResult = CallToolResult | InputRequiredResult;

export function text(text: string): CallToolResult {
  return { content: [{ type: 'text', text }] };
}
