import { inlineTasks, type TaskFunctions, type Tasks } from '@bursar/toolkit';

import { builtFile } from './built-files';

/** The worker threads of a server. */
export interface WorkerThreads {
  /** The tasks that `taskModules` has under that name. `load` is used where there is no built worker: from source. */
  tasksOf<Functions extends TaskFunctions>(name: string, load: () => Promise<Functions>): Tasks<Functions>;
  /** Ends all threads in the middle of what they do. */
  close(): Promise<void>;
}

/**
 * The worker threads, which nothing is loaded for before the first task.
 *
 * @param workerData what tasks find in `workerData`: plain data.
 */
export function openWorkerThreads(workerData: unknown): WorkerThreads {
  const program = builtFile('worker.js');
  const openPool = async () => {
    const { WorkerPool } = await import('@bursar/workers');
    return new WorkerPool({ program: program as string, workerData });
  };
  let opening: ReturnType<typeof openPool> | undefined;
  const pool = () => (opening ??= openPool());
  return {
    tasksOf: <Functions extends TaskFunctions>(name: string, load: () => Promise<Functions>): Tasks<Functions> => {
      if (program === undefined) return inlineTasks(load);
      const tasks = async () => (await pool()).tasksOf<Functions>(name);
      return {
        run: async (...run) => (await tasks()).run(...run),
        async *stream(...stream) {
          yield* (await tasks()).stream(...stream);
        },
      };
    },
    close: async () => (await opening)?.close(),
  };
}

/** Inside a worker thread, and in programs that end with their one task: everything runs where it is called. */
export const noWorkerThreads: WorkerThreads = {
  tasksOf: (_, load) => inlineTasks(load),
  close: () => Promise.resolve(),
};
