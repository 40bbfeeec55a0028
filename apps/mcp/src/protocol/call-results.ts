import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolResult, ToolResultFailure } from '@bursar/toolkit';

/** A text for people comes first, then the same facts as JSON: a host may show only one of the two. */
export function successResult({ structured, text, json = structured, meta }: ToolResult): CallToolResult {
  const data = JSON.stringify(json);
  const content: CallToolResult['content'] =
    text === undefined
      ? [{ type: 'text', text: data }]
      : [
          { type: 'text', text, annotations: { audience: ['user'] } },
          { type: 'text', text: data, annotations: { audience: ['assistant'] } },
        ];
  return { content, structuredContent: structured, ...(meta !== undefined && { _meta: { ...meta } }) };
}

/** A failure that its contract renders as a tool result: marked as an error, its texts in the dialect's order. */
export function failureResult({ content, structured }: ToolResultFailure): CallToolResult {
  return {
    isError: true,
    content: content.map(({ text, audience }) => ({
      type: 'text',
      text,
      ...(audience !== undefined && { annotations: { audience: [audience] } }),
    })),
    ...(structured !== undefined && { structuredContent: structured }),
  };
}
