import { LOCAL_OWNER, type Tasks } from '@bursar/toolkit';

import type * as largeMessages from './read-large-message';
import { busy, readJsonRpc, type Incoming } from './json-rpc-message';

/** A larger message is parsed in a worker thread: this much takes some milliseconds, whatever it holds. */
const LARGE_BYTES = 256 * 1024;

export interface Sender {
  readonly owner: string;
  /** Aborted when nobody waits for the message any more. */
  readonly signal: AbortSignal;
}

/** Parses messages: a small one at once, a large one where it cannot hold up others. */
export type ReadMessage = (json: Uint8Array, sender: Sender) => Incoming | Promise<Incoming>;

export type MessageTasks = Tasks<typeof largeMessages>;

/** @param jsonTextArguments arguments that take JSON text as well as an array: a large array is passed on as text. */
export function messageReader(tasks: MessageTasks, jsonTextArguments: readonly string[]): ReadMessage {
  return (json, sender) => {
    if (json.length <= LARGE_BYTES) return readJsonRpc(json);
    const { owner, signal } = sender;
    const transfer = json.length === json.buffer.byteLength && json.buffer instanceof ArrayBuffer ? [json.buffer] : [];
    const refuse = () => new NotRead();
    return (
      tasks
        // Reading does not wait for what its owner has running, which the message may cancel.
        .run('readLargeMessage', { json, jsonTextArguments }, { owner: `reading ${owner}`, signal, refuse, transfer })
        .catch((error: unknown) => {
          if (error instanceof NotRead) return busy();
          throw error;
        })
    );
  };
}

class NotRead extends Error {}

/** The person at this machine, over stdio. */
export function localSender(signal: AbortSignal): Sender {
  return { owner: LOCAL_OWNER, signal };
}
