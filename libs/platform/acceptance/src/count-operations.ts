import { Session } from 'node:inspector';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Counts work that no other work on the machine changes. Everything that a test file counts is counted by one of these. */
export interface OperationCounter {
  /**
   * How often blocks of code run while `run` runs, those of libraries included. The steps of a regular expression and of a
   * built-in function count as none. Nothing else may run in the process meanwhile.
   */
  count(run: () => unknown): Promise<number>;
  close(): void;
}

/** For tests only: the process is slower until `close`. */
export function countOperations(): OperationCounter {
  // Each count goes through all scripts that are in memory, those of test files that have ended too.
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  /** Since the last time. Within a process the answer comes at once. */
  const take = () => {
    let operations = 0;
    session.post('Profiler.takePreciseCoverage', (error, answer) => {
      if (error !== null) throw error;
      for (const { functions } of answer.result)
        for (const { ranges } of functions) for (const { count } of ranges) operations += count;
    });
    return operations;
  };
  return {
    count: async (run) => {
      take();
      await run();
      return take();
    },
    close: () => session.disconnect(),
  };
}
