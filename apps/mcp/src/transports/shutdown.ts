/** How long closing may take before the process goes all the same. */
const LIMIT_MILLISECONDS = 1_800;
const PARENT_CHECK_MILLISECONDS = 500;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Ends the process in order, once, whoever asks first: a signal, the loss of the parent, or the returned function.
 * What was spent on ending before counts. `close` finishes or rolls back what runs; then the exit status is 0, also when closing takes too long.
 */
export function shutDownWith(close: () => Promise<void>): (spentMilliseconds?: number) => void {
  let isEnding = false;
  const end = (spentMilliseconds = 0) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(0), LIMIT_MILLISECONDS - spentMilliseconds);
    void close()
      .catch(() => undefined)
      .then(() => process.exit(0));
  };
  for (const signal of SIGNALS) process.on(signal, () => end());
  watchParent(end);
  return end;
}

/** A host that was killed cannot say goodbye, and others may hold our input open: a new parent tells. */
function watchParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MILLISECONDS).unref();
}
