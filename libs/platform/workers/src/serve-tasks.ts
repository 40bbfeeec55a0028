import { parentPort } from 'node:worker_threads';

import type { TaskFunctions } from '@bursar/toolkit';

import type { FromThread, ToThread } from './messages';
import { serializedError } from './serialized-error';

/** The modules with the task functions of each domain; one is loaded with its first task. */
export type TaskModules = Readonly<Record<string, () => Promise<TaskFunctions>>>;

type Begin = Extract<ToThread, { kind: 'begin' }>;

/** Serves the pool from inside a worker thread. */
export function serveTasks(modules: TaskModules): void {
  const port = parentPort;
  if (port === null) throw new Error('this program runs in a worker thread');
  const post = (message: FromThread) => port.postMessage(message, transferableOf(message));
  let stream: StreamState | undefined;
  port.on('message', (message: ToThread) => {
    if (message.kind === 'begin') {
      stream = new StreamState(message.credit ?? 0);
      void perform(modules, message, stream, post);
    } else if (message.kind === 'more') stream?.more();
    else stream?.stop();
  });
}

/** How far a stream may run ahead of its consumer. */
class StreamState {
  isStopped = false;
  #wake: (() => void) | undefined;

  constructor(private credit: number) {}

  more(): void {
    this.credit += 1;
    this.#wake?.();
  }

  stop(): void {
    this.isStopped = true;
    this.#wake?.();
  }

  /** Resolves when one more item may be sent. */
  async spend(): Promise<void> {
    this.credit -= 1;
    while (this.credit <= 0 && !this.isStopped) await new Promise<void>((resolve) => (this.#wake = resolve));
  }
}

async function perform(
  modules: TaskModules,
  { job, domain, task, input, credit }: Begin,
  stream: StreamState,
  post: (message: FromThread) => void,
): Promise<void> {
  try {
    const functions = await modules[domain]?.();
    const run = functions?.[task];
    if (typeof run !== 'function') throw new Error(`there is no task ${task} of ${domain}`);
    const result: unknown = await run(input);
    if (credit !== undefined) {
      for (const item of result as Iterable<unknown>) {
        post({ kind: 'item', job, item });
        await stream.spend();
        if (stream.isStopped) break;
      }
    }
    post({ kind: 'done', job, result: credit === undefined ? result : undefined, heapBytes: heapBytes() });
  } catch (error) {
    post({ kind: 'failed', job, error: serializedError(error), heapBytes: heapBytes() });
  }
}

/** Of this thread, with what lies outside the heap and goes with it: messages of megabytes, and buffers. */
function heapBytes(): number {
  const { heapTotal, external } = process.memoryUsage();
  return heapTotal + external;
}

/** Buffers that a result owns wholly are moved to the other thread. */
function transferableOf(message: FromThread): ArrayBuffer[] {
  const value = message.kind === 'done' ? message.result : message.kind === 'item' ? message.item : undefined;
  if (typeof value !== 'object' || value === null) return [];
  const found = [value, ...Object.values(value)].flatMap((part: unknown) =>
    part instanceof Uint8Array && part.byteLength === part.buffer.byteLength && part.buffer instanceof ArrayBuffer
      ? [part.buffer]
      : [],
  );
  return [...new Set(found)];
}
