import { logEnd, logFault } from '../observability/log';
import { outlivesTerminal } from './hang-up';

/** How long closing may take before the process exits anyway. */
const LIMIT_MILLISECONDS = 1_800;
const PARENT_CHECK_MILLISECONDS = 500;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/** Closes what runs: finishes or rolls back running work. */
type Close = () => Promise<void>;

/**
 * Shuts a session with a host down once: on a signal, on the loss of the parent, or when the returned function is called
 * with the milliseconds already spent. The exit status is 0, even on a timeout.
 */
export function shutDownWith(close: Close): (spentMilliseconds?: number) => void {
  const end = ending(close);
  for (const signal of SIGNALS) process.on(signal, () => end());
  watchParent(end);
  return end;
}

/**
 * Shuts a server down once: on a signal, or when the returned function is called. It does not need the process that
 * started it, and one log line says why it ends. The exit status is 0, and 1 after an error that nothing has handled.
 */
export function shutDownServerWith(close: Close): (reason: string) => void {
  const isDetached = outlivesTerminal();
  let isEnding = false;
  const end = (reason: string, status = 0) => {
    if (isEnding) return;
    isEnding = true;
    ending(async () => void (await Promise.all([logEnd(reason), close()])), status)();
  };
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (signal === 'SIGHUP' && isDetached) return;
      end(signal);
    });
  }
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      void logFault(error, { event });
      end('of an error that nothing has handled', 1);
    });
  }
  return end;
}

function ending(close: Close, status = 0): (spentMilliseconds?: number) => void {
  let isEnding = false;
  return (spentMilliseconds = 0) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(status), LIMIT_MILLISECONDS - spentMilliseconds);
    void close()
      .catch(() => undefined)
      .then(() => process.exit(status));
  };
}

/** A host that was killed sends nothing, and other processes may hold stdin open; its death changes the parent. */
function watchParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MILLISECONDS).unref();
}
