import type { ExceededLimit, TaskOptions } from '@bursar/toolkit';

import type { FromThread, ToThread } from './messages';
import { deserializedError } from './serialized-error';

/** How many items a stream computes ahead: one is on its way while another is consumed. */
const STREAM_CREDIT = 2;

const DEFAULT_DEADLINE_MILLISECONDS = 9_000;

/** The task function and its input. */
export interface Assignment {
  readonly domain: string;
  readonly task: string;
  readonly input: unknown;
}

let lastNumber = 0;

/**
 * One run of a task function, from its place in the queue to its end. Its time runs while it waits for a thread and while
 * the thread computes, not while a stream waits for its consumer.
 */
export class Job {
  readonly number = (lastNumber += 1);
  /** The thread's side, once it has begun. */
  send: ((message: ToThread) => void) | undefined;
  /** Whether its last message has come, or it was given up. */
  isOver = false;
  #remainingMilliseconds: number;
  #timer: NodeJS.Timeout | undefined;
  #timedFrom = 0;
  #credit: number;

  /**
   * @param onMessage receives items, and the end of the job.
   * @param onEnd called once: why the job ends without the thread having said so.
   */
  constructor(
    readonly assignment: Assignment,
    readonly options: TaskOptions,
    readonly isStream: boolean,
    private readonly onMessage: (outcome: Outcome) => void,
    private readonly onGivenUp: (job: Job) => void,
  ) {
    this.#remainingMilliseconds = options.deadlineMilliseconds ?? DEFAULT_DEADLINE_MILLISECONDS;
    this.#credit = isStream ? STREAM_CREDIT : 1;
    options.signal.addEventListener('abort', this.#abort, { once: true });
    this.#startTimer();
  }

  get owner(): string {
    return this.options.owner;
  }

  beginMessage(): ToThread {
    return { kind: 'begin', job: this.number, ...this.assignment, credit: this.isStream ? STREAM_CREDIT : undefined };
  }

  receive(message: FromThread): void {
    if (this.isOver) return;
    if (message.kind === 'item') {
      this.#credit -= 1;
      if (this.#credit === 0) this.#stopTimer();
      this.onMessage({ kind: 'item', item: message.item });
      return;
    }
    this.#settle(
      message.kind === 'done'
        ? { kind: 'done', result: message.result }
        : { kind: 'failed', error: deserializedError(message.error) },
    );
  }

  /** The consumer has taken an item of a stream. */
  more(): void {
    if (this.isOver) return;
    this.#credit += 1;
    if (this.#credit === 1) this.#startTimer();
    this.send?.({ kind: 'more', job: this.number });
  }

  /** The thread ended without a word, or ran out of memory. */
  fail(error: Error): void {
    this.#settle({ kind: 'failed', error });
  }

  exceed(limit: ExceededLimit): void {
    this.fail(this.options.refuse(limit));
  }

  #settle(outcome: Outcome): void {
    if (this.isOver) return;
    this.isOver = true;
    this.#stopTimer();
    this.options.signal.removeEventListener('abort', this.#abort);
    this.onMessage(outcome);
  }

  readonly #abort = (): void => {
    if (this.isOver) return;
    this.#settle({ kind: 'failed', error: this.options.signal.reason as Error });
    this.onGivenUp(this);
  };

  #startTimer(): void {
    this.#timedFrom = performance.now();
    this.#timer = setTimeout(() => {
      this.exceed(this.send === undefined ? 'queue' : 'time');
      this.onGivenUp(this);
    }, this.#remainingMilliseconds);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#remainingMilliseconds -= performance.now() - this.#timedFrom;
  }
}

/** What a job gives its caller. */
export type Outcome =
  | { readonly kind: 'item'; readonly item: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly error: Error };
