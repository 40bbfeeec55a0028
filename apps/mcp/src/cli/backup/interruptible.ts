const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Lends a signal that Ctrl-C and the like abort. What this ends is one line on stderr, exit status 130. */
export async function interruptible(message: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const interruption = new AbortController();
  const abort = () => interruption.abort();
  for (const signal of SIGNALS) process.once(signal, abort);
  try {
    await work(interruption.signal);
  } catch (error) {
    if (!interruption.signal.aborted) throw error;
    process.stderr.write(`bursar: ${message}\n`);
    process.exitCode = 130;
  } finally {
    for (const signal of SIGNALS) process.off(signal, abort);
  }
}
