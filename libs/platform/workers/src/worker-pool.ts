import { availableParallelism } from 'node:os';
import type { ResourceLimits } from 'node:worker_threads';

import type { TaskFunctions, TaskOptions, Tasks } from '@bursar/toolkit';

import { FairQueue, type QueueLimits } from './fair-queue';
import { Job, type Assignment, type Outcome } from './job';
import { PoolThread } from './pool-thread';
import { streamOf } from './stream';

export interface WorkerPoolOptions {
  /** The file that a thread runs; it calls `serveTasks`. */
  readonly program: string;
  /** 2 to 4, as many as there are cores, unless given. */
  readonly threads?: number;
  readonly memory?: ResourceLimits;
  readonly queue?: QueueLimits;
  /** What the program finds in `workerData`. */
  readonly workerData?: unknown;
}

/** With one thread, a call of 9 s would hold up every other owner's. */
const [FEWEST_THREADS, MOST_THREADS] = [2, 4];
/** A report of 100,000 trades takes a quarter of it. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 768 };
const QUEUE: QueueLimits = { total: 64, ofOneOwner: 16 };

/** Worker threads for the tasks of all domains. A thread is started when there is work for it, and ended when idle. */
export class WorkerPool {
  readonly #threads = new Set<PoolThread>();
  readonly #running = new Map<Job, PoolThread>();
  readonly #queue: FairQueue<Job>;
  readonly #most: number;
  #isClosed = false;

  constructor(private readonly options: WorkerPoolOptions) {
    this.#queue = new FairQueue(options.queue ?? QUEUE);
    this.#most = options.threads ?? Math.max(FEWEST_THREADS, Math.min(MOST_THREADS, availableParallelism()));
  }

  /** The tasks of a domain, by the name that the worker program serves them under. */
  tasksOf<Functions extends TaskFunctions>(domain: string): Tasks<Functions> {
    return {
      run: (task, input, options) =>
        new Promise((resolve, reject) => {
          this.#submit({ domain, task, input }, options, false, (outcome) => {
            if (outcome.kind === 'done') resolve(outcome.result as never);
            else if (outcome.kind === 'failed') reject(outcome.error);
          });
        }),
      stream: (task, input, options) =>
        streamOf((onOutcome) => {
          const job = this.#submit({ domain, task, input }, options, true, onOutcome);
          return { more: () => job.more(), stop: () => this.#stop(job) };
        }),
    };
  }

  /** How many threads there are now. */
  get size(): number {
    return this.#threads.size;
  }

  /** Ends all threads in the middle of what they do; their jobs and those that wait fail. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (let job = this.#queue.take(); job !== undefined; job = this.#queue.take()) job.fail(closed());
    for (const job of this.#running.keys()) job.fail(closed());
    await Promise.all([...this.#threads].map((thread) => thread.terminate()));
  }

  #submit(assignment: Assignment, options: TaskOptions, isStream: boolean, onOutcome: (outcome: Outcome) => void): Job {
    options.signal.throwIfAborted();
    if (this.#isClosed) throw closed();
    const job = new Job(assignment, options, isStream, onOutcome, (givenUp) => this.#giveUp(givenUp));
    if (this.#queue.push(job.owner, job)) this.#dispatch();
    else job.exceed('queue');
    return job;
  }

  #dispatch(): void {
    while (!this.#isClosed && this.#queue.hasNext) {
      const thread = [...this.#threads].find(({ isFree }) => isFree) ?? this.#start();
      if (thread === undefined) return;
      const job = this.#queue.take() as Job;
      this.#running.set(job, thread);
      thread.begin(job);
    }
  }

  #start(): PoolThread | undefined {
    if (this.#threads.size >= this.#most) return undefined;
    const thread = new PoolThread(
      this.options.program,
      { resourceLimits: this.options.memory ?? MEMORY, workerData: this.options.workerData },
      () => this.#finish(thread),
      () => {
        this.#threads.delete(thread);
        this.#finish(thread);
      },
    );
    this.#threads.add(thread);
    return thread;
  }

  /** The thread's job is over. */
  #finish(thread: PoolThread): void {
    for (const [job, running] of this.#running) {
      if (running !== thread) continue;
      this.#running.delete(job);
      this.#queue.finish(job.owner);
    }
    this.#dispatch();
  }

  /** Nobody waits for the job any more: it is taken out of the queue, or its thread is ended. */
  #giveUp(job: Job): void {
    const thread = this.#running.get(job);
    if (thread === undefined) this.#queue.remove(job.owner, job);
    else void thread.terminate();
  }

  /** The consumer of a stream has enough: the thread is free after the item that it computes. */
  #stop(job: Job): void {
    if (job.isOver) return;
    if (this.#running.has(job)) job.send?.({ kind: 'stop', job: job.number });
    else {
      this.#queue.remove(job.owner, job);
      job.fail(new Error('stopped'));
    }
  }
}

function closed(): Error {
  return new Error('the server is closing');
}
