import { Worker, type WorkerOptions } from 'node:worker_threads';

import type { Job } from './job';
import type { FromThread } from './messages';

/**
 * A thread that has used more is ended when it is done: the memory returns, and the next job begins in a new one. A report
 * of 10,000 trades leaves 50 MiB.
 */
const KEPT_BYTES = 64 * 1024 * 1024;
/** A thread without work is ended after this time. */
const IDLE_MILLISECONDS = 20_000;

/** One worker thread, with at most one job. */
export class PoolThread {
  readonly #worker: Worker;
  #isEnding = false;
  #job: Job | undefined;
  #idleTimer: NodeJS.Timeout | undefined;

  /**
   * @param onFree called when the job is over and the thread can take another.
   * @param onEnd called once when the thread is gone.
   */
  constructor(
    program: string,
    options: Pick<WorkerOptions, 'resourceLimits' | 'workerData'>,
    private readonly onFree: () => void,
    private readonly onEnd: () => void,
  ) {
    // stdout belongs to the protocol: whatever a worker prints there is dropped.
    this.#worker = new Worker(program, { ...options, argv: [], execArgv: [], stdout: true });
    this.#worker.stdout.resume();
    this.#worker.on('message', (message: FromThread) => this.#receive(message));
    this.#worker.on('error', (error) => this.#failJob(error));
    this.#worker.on('exit', () => {
      this.#failJob(new Error('the worker thread ended'));
      this.onEnd();
    });
  }

  get isFree(): boolean {
    return this.#job === undefined && !this.#isEnding;
  }

  begin(job: Job): void {
    clearTimeout(this.#idleTimer);
    this.#job = job;
    job.send = (message) => this.#worker.postMessage(message);
    this.#worker.ref();
    try {
      this.#worker.postMessage(job.beginMessage(), [...(job.options.transfer ?? [])]);
    } catch (error) {
      // The input cannot be copied.
      job.fail(error as Error);
      this.#free();
    }
  }

  /** Ends the thread in the middle of what it does. It counts as one until it is gone. */
  async terminate(): Promise<void> {
    this.#isEnding = true;
    clearTimeout(this.#idleTimer);
    await this.#worker.terminate();
  }

  #receive(message: FromThread): void {
    if (message.job !== this.#job?.number) return;
    const job = this.#job;
    job.receive(message);
    if (message.kind === 'item') return;
    if (message.heapBytes > KEPT_BYTES) void this.terminate();
    else this.#free();
  }

  #free(): void {
    this.#job = undefined;
    // An idle thread does not keep the process alive.
    this.#worker.unref();
    this.#idleTimer = setTimeout(() => void this.terminate(), IDLE_MILLISECONDS).unref();
    this.onFree();
  }

  #failJob(error: Error): void {
    const job = this.#job;
    this.#job = undefined;
    this.#isEnding = true;
    clearTimeout(this.#idleTimer);
    if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') job?.exceed('memory');
    else job?.fail(error);
  }
}
