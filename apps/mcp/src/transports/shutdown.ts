/** How long closing may take before the process exits anyway. */
const LIMIT_MILLISECONDS = 1_800;
const PARENT_CHECK_MILLISECONDS = 500;
const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Shuts the process down once: on a signal, on the loss of the parent, or when the returned function is called with the
 * milliseconds already spent. `close` finishes or rolls back running work. The exit status is 0, even on a timeout.
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

/** A host that was killed sends nothing, and other processes may hold stdin open; its death changes the parent. */
function watchParent(end: () => void): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) end();
  }, PARENT_CHECK_MILLISECONDS).unref();
}
