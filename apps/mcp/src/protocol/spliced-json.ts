import { randomUUID } from 'node:crypto';

/** Written parts of messages that have not been sent, by the name that stands for each. */
const parts = new Map<string, Uint8Array>();

/** A message that is never sent must not keep its parts. */
const KEPT_MILLISECONDS = 120_000;

const PREFIX = 'bursar-written-';
const FIELD = 'bursar/written';
const PLACEHOLDER = new RegExp(`\\{"${FIELD}":"(${PREFIX}[0-9a-f-]{36})"\\}|"(${PREFIX}[0-9a-f-]{36})"`, 'g');

/** A string that stands for a JSON value in a message until it is spliced. Nobody can send one that counts. */
export function placeholderString(json: Uint8Array): string {
  const name = `${PREFIX}${randomUUID()}`;
  parts.set(name, json);
  setTimeout(() => parts.delete(name), KEPT_MILLISECONDS).unref();
  return name;
}

/** The same as an object, where a message has to have one. */
export function placeholderObject(json: Uint8Array): Record<string, string> {
  return { [FIELD]: placeholderString(json) };
}

/** Whether any message may have placeholders. */
export function hasPlaceholders(): boolean {
  return parts.size > 0;
}

/** The pieces of a message with the written parts in place of their placeholders. */
export function spliced(message: string): readonly (string | Uint8Array)[] {
  const pieces: (string | Uint8Array)[] = [];
  let from = 0;
  for (const { 0: found, 1: inObject, 2: inString, index } of message.matchAll(PLACEHOLDER)) {
    const name = inObject ?? inString ?? '';
    const part = parts.get(name);
    if (part === undefined) continue;
    parts.delete(name);
    pieces.push(message.slice(from, index), part);
    from = index + found.length;
  }
  pieces.push(message.slice(from));
  return pieces;
}
