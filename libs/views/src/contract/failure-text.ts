import type { ToolAnswer } from './tool-call';

/** What a failed answer says to people, whatever form its domain gives to failures; empty when it says nothing. */
export function failureText({ structuredContent, content = [] }: ToolAnswer): string {
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
  const { message, error } = body as { readonly message?: unknown; readonly error?: unknown };
  return typeof message === 'string' ? message : messageIn(error);
}
