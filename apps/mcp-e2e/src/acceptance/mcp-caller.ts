import { failureOfError, failureOfTexts, type Caller } from '@bursar/acceptance';

import type { McpClient, ToolAnswer } from '../clients/mcp-client';

/** Plays cases through an MCP client, which checks every result against its tool's schema. Closes the client at the end. */
export async function callerThrough(client: McpClient): Promise<Caller> {
  // A name with dots is listed without them and stands in the title: the client knows a tool's schema by the first.
  const listed = new Map((await client.listTools()).map(({ name, title }) => [title ?? name, name]));
  const published = (tool: string) => listed.get(tool) ?? tool;
  return {
    call: async (tool, input) => {
      let answer: ToolAnswer;
      try {
        answer = await client.callTool(published(tool), input);
      } catch (error) {
        const { message, data } = error as Error & { readonly data?: unknown };
        return { failure: failureOfError(message, data) };
      }
      if (answer.isError !== true) return { structured: answer.structuredContent, meta: answer._meta };
      const content = answer.content as readonly { readonly text: string }[];
      return { failure: failureOfTexts(content.map(({ text }) => text)) };
    },
    close: () => client.close(),
  };
}
