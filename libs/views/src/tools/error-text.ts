import type { CallToolResult } from './tool-call';

/** The message for people in a failed result, whatever form its domain gives to failures; empty if it has none. */
export function errorText({ structuredContent, content = [] }: CallToolResult): string {
  const blocks = content.filter(({ text }) => typeof text === 'string');
  const forPeople = blocks.find(({ annotations }) => annotations?.audience?.includes('user') === true);
  if (forPeople !== undefined) return String(forPeople.text);
  return messageIn(structuredContent) ?? messageOfText(String(blocks[0]?.text ?? ''));
}

function messageOfText(text: string): string {
  try {
    return messageIn(JSON.parse(text)) ?? text;
  } catch {
    return text;
  }
}

/** `message`, at the root or under `error`. */
function messageIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('message' in body && typeof body.message === 'string') return body.message;
  return 'error' in body ? messageIn(body.error) : undefined;
}
