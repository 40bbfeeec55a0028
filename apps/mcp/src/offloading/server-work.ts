import { offloadTo, type CallTasks, type Offload } from '../protocol/offloading';
import { messageReader, type MessageTasks, type ReadMessage } from '../transports/message-reader';
import type { WorkerThreads } from '../worker-threads';

/** What a server leaves to worker threads. */
export interface ServerWork {
  readonly readMessage: ReadMessage;
  readonly offload: Offload;
  readonly calls: CallTasks;
}

/** Arguments that take JSON text as well as an array: cgt-engine's history. */
const JSON_TEXT_ARGUMENTS = ['cgt_content'];

export function serverWork({ tasksOf }: WorkerThreads): ServerWork {
  const messages: MessageTasks = tasksOf('messages', () => import('../transports/read-large-message'));
  const calls: CallTasks = tasksOf('calls', () => import('./pure-calls'));
  return { readMessage: messageReader(messages, JSON_TEXT_ARGUMENTS), offload: offloadTo(calls), calls };
}
