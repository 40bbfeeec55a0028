import type { CallToolResult } from '@modelcontextprotocol/server';
import type { ToolResult, ToolResultFailure } from '@bursar/toolkit';

import { placeholderObject, placeholderString } from './spliced-json';
import type { WrittenAnswer } from './written-answer';

/** A text for people comes first, then the same facts as JSON: a host may show only one of the two. */
export function successResult({ structured, text, json = structured, meta }: ToolResult): CallToolResult {
  return resultOf(structured, text, JSON.stringify(json), meta);
}

/** The same of an answer that a worker thread has written: its parts are spliced into the message when it is sent. */
export function writtenResult({ structured, text, json, meta }: WrittenAnswer): CallToolResult {
  const shown = text && placeholderString(text);
  return resultOf(placeholderObject(structured), shown, placeholderString(json), meta);
}

function resultOf(
  structured: ToolResult['structured'],
  text: string | undefined,
  data: string,
  meta: ToolResult['meta'],
): CallToolResult {
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
