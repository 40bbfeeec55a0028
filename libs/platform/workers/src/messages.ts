import type { SerializedError } from './serialized-error';

/** What the pool sends to a thread. A thread has one job at a time; jobs have numbers because messages may cross. */
export type ToThread =
  | {
      readonly kind: 'begin';
      readonly job: number;
      readonly domain: string;
      readonly task: string;
      readonly input: unknown;
      /** How many items a stream may send before it waits; undefined for a job with one result. */
      readonly credit: number | undefined;
    }
  /** One more item may be sent. */
  | { readonly kind: 'more'; readonly job: number }
  /** The consumer needs no more items. */
  | { readonly kind: 'stop'; readonly job: number };

/** What a thread sends. `done` and `failed` end a job. */
export type FromThread = { readonly job: number } & (
  | { readonly kind: 'item'; readonly item: unknown }
  | { readonly kind: 'done'; readonly result: unknown; readonly heapBytes: number }
  | { readonly kind: 'failed'; readonly error: SerializedError; readonly heapBytes: number }
);
