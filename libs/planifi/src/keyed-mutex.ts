/**
 * Runs work with the same key one after the other in this process, in the order of arrival. Work that waits here holds
 * no connection to the database, so that requests which wait for one another cannot take all connections.
 */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  /**
   * Runs the work when all earlier work with the key has ended, failed or not. Returns `undefined`, without running it,
   * when that takes longer than `waitMilliseconds`.
   */
  async runExclusive<Result>(
    key: string,
    waitMilliseconds: number,
    work: () => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    const earlier = this.#last.get(key) ?? Promise.resolve();
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    // Work that gives up does not let later work overtake the earlier one.
    const last = earlier.then(() => released);
    this.#last.set(key, last);
    void last.then(() => {
      if (this.#last.get(key) === last) this.#last.delete(key);
    });
    try {
      return (await endsWithin(earlier, waitMilliseconds)) ? { result: await work() } : undefined;
    } finally {
      release();
    }
  }
}

async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([work.then(() => true), timeout]);
  } finally {
    clearTimeout(timer);
  }
}
