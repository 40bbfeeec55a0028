import type { FailureDialect, ToolResult } from '@bursar/toolkit';

/** The answer of a tool, already written: UTF-8 bytes that go into the response as they are. */
export interface WrittenAnswer {
  /** The structured result as JSON. */
  readonly structured: Uint8Array;
  /** The text for people, and the text with the JSON, each as a JSON string. */
  readonly text?: Uint8Array;
  readonly json: Uint8Array;
  readonly meta?: Readonly<Record<string, unknown>>;
}

/** Twice what a message over stdio may have: the answer holds its facts twice. */
const ANSWER_LIMIT_MEBIBYTES = 64;

/** Throws the dialect's refusal for an answer over the limit. */
export function writtenAnswer(
  { structured, text, json, meta }: ToolResult,
  failure: FailureDialect,
  tool: string,
): WrittenAnswer {
  let bytes = 0;
  const written = (value: string): Uint8Array => {
    const encoded = new TextEncoder().encode(value);
    bytes += encoded.length;
    if (bytes > ANSWER_LIMIT_MEBIBYTES * 1024 * 1024) throw limitRefusal(failure, 'answer', tool);
    return encoded;
  };
  const structuredText = JSON.stringify(structured);
  return {
    structured: written(structuredText),
    ...(text !== undefined && { text: written(JSON.stringify(text)) }),
    json: written(JSON.stringify(json === undefined ? structuredText : JSON.stringify(json))),
    ...(meta !== undefined && { meta: { ...meta } }),
  };
}

/** The refusal in the domain's words; a fault for a domain that knows no such limit. */
export function limitRefusal(failure: FailureDialect, limit: CallLimit, tool: string): Error {
  return failure.limitExceeded?.(limit, tool) ?? new Error(`${tool} exceeded its limit of ${limit}`);
}

type CallLimit = Parameters<NonNullable<FailureDialect['limitExceeded']>>[0];
