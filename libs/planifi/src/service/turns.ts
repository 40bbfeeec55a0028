/**
 * Lets work with one name happen one after the other in this process, in the order of asking. What waits here holds no
 * connection to the database, so that requests which wait for one another cannot take them all.
 */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Does the work when all earlier work of the name is done or has failed; `undefined` when that takes too long. */
  async take<Result>(
    name: string,
    waitMilliseconds: number,
    work: () => Promise<Result>,
  ): Promise<{ readonly result: Result } | undefined> {
    const earlier = this.#last.get(name) ?? Promise.resolve();
    let leave: () => void = () => undefined;
    const left = new Promise<void>((resolve) => (leave = resolve));
    // Who gives up leaves the queue to the others as it was: they wait for the earlier ones all the same.
    const last = earlier.then(() => left);
    this.#last.set(name, last);
    void last.then(() => {
      if (this.#last.get(name) === last) this.#last.delete(name);
    });
    try {
      return (await isDoneWithin(earlier, waitMilliseconds)) ? { result: await work() } : undefined;
    } finally {
      leave();
    }
  }
}

async function isDoneWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, milliseconds, false);
  });
  try {
    return await Promise.race([work.then(() => true), tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
