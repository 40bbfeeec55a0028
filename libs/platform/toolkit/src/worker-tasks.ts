/**
 * Functions of a domain that may run in a worker thread: the module that exports them, by name. Input and result are
 * copied between threads, so they are data (whatever structured cloning copies); a refusal is thrown as a DomainError.
 */
export type TaskFunctions = Readonly<Record<string, unknown>>;

/** Why a task was ended, or not begun. */
export type ExceededLimit =
  /** It ran longer than its deadline. */
  | 'time'
  /** It needed more memory than a worker has. */
  | 'memory'
  /** Too many others wait, or it has waited too long. */
  | 'queue';

export interface TaskOptions {
  /** Whose call it is: tasks of one owner run one after the other, those of different owners in turn. */
  readonly owner: string;
  /** Ends the task in the middle of what it does; the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** The refusal in the domain's words when a limit is exceeded. */
  readonly refuse: (limit: ExceededLimit) => Error;
  /** Time that the worker may compute, and that a task may wait for one; 9 s unless given. */
  readonly deadlineMilliseconds?: number;
  /** Buffers of the input that are moved to the worker instead of copied; the caller cannot use them any more. */
  readonly transfer?: readonly ArrayBuffer[];
}

/** The names of the functions that return a `Result`. */
type NameOf<Functions, Result> = {
  [Name in keyof Functions]: Functions[Name] extends (input: never) => Result ? Name : never;
}[keyof Functions] &
  string;

type InputOf<Function> = Function extends (input: infer Input) => unknown ? Input : never;
type ResultOf<Function> = Function extends (input: never) => infer Result ? Awaited<Result> : never;
type ItemOf<Function> = Function extends (input: never) => Iterable<infer Item> ? Item : never;

/** Runs the task functions of a domain, in worker threads where there are some. */
export interface Tasks<Functions extends TaskFunctions> {
  /** The result of a function; its Uint8Arrays are moved, not copied. */
  run<Name extends NameOf<Functions, unknown>>(
    name: Name,
    input: InputOf<Functions[Name]>,
    options: TaskOptions,
  ): Promise<ResultOf<Functions[Name]>>;
  /**
   * The items of a function that returns an iterable, such as a generator. The worker computes at most two items ahead
   * of the consumer, and is free again when the iteration ends, also by `break`.
   */
  stream<Name extends NameOf<Functions, Iterable<unknown>>>(
    name: Name,
    input: InputOf<Functions[Name]>,
    options: TaskOptions,
  ): AsyncIterable<ItemOf<Functions[Name]>>;
}

type AnyFunction = (input: unknown) => unknown;

/** Runs the functions in this thread, for programs without worker threads. Nothing ends them. */
export function inlineTasks<Functions extends TaskFunctions>(load: () => Promise<Functions>): Tasks<Functions> {
  const find = async (name: string) => (await load())[name] as AnyFunction;
  return {
    run: async (name, input, { signal }) => {
      const run = await find(name);
      signal.throwIfAborted();
      return (await run(input)) as never;
    },
    async *stream(name, input, { signal }) {
      const run = await find(name);
      for (const item of run(input) as Iterable<never>) {
        signal.throwIfAborted();
        yield item;
      }
    },
  };
}
