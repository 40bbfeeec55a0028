/** Waits until something is free. */
interface Waiting {
  readonly isAdmissible: () => boolean;
  readonly admit: () => void;
}

/** Those who wait, in the order of their arrival; who may not be admitted yet does not hold up those behind. */
export class WaitingLine {
  readonly #waiting = new Set<Waiting>();

  /**
   * Calls `take` when `isAdmissible` says so, at once or after a `wake`. False if that does not come within the limit;
   * then nothing was taken.
   */
  async enter(isAdmissible: () => boolean, take: () => void, limitMilliseconds: number): Promise<boolean> {
    if (isAdmissible()) {
      take();
      return true;
    }
    return new Promise((resolve) => {
      const waiting: Waiting = {
        isAdmissible,
        admit: () => {
          clearTimeout(timer);
          this.#waiting.delete(waiting);
          take();
          resolve(true);
        },
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        resolve(false);
      }, limitMilliseconds);
      this.#waiting.add(waiting);
    });
  }

  /** Something became free. */
  wake(): void {
    for (const waiting of [...this.#waiting]) if (waiting.isAdmissible()) waiting.admit();
  }

  get length(): number {
    return this.#waiting.size;
  }
}
