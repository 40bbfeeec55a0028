import { RunningProcess, type StartOptions } from './running-process';
import { BURSAR } from '../fixtures/workspace';

export interface Finished {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command of bursar to its end, with nothing on stdin. */
export function runBursar(args: readonly string[], options?: StartOptions): Promise<Finished> {
  return runToEnd(process.execPath, [BURSAR, ...args], options);
}

export async function runToEnd(command: string, args: readonly string[], options?: StartOptions): Promise<Finished> {
  const running = new RunningProcess(command, args, options);
  running.child.stdin.end();
  try {
    const { code } = await running.ended();
    return { status: code, stdout: running.stdout, stderr: running.stderr };
  } finally {
    await running.stop();
  }
}
