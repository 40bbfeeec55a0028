/** Prints figures of a run at once: jest holds console output back until the end of a file. */
export function report(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** `200 31, 404 2` */
export class Counts {
  readonly #counts = new Map<string, number>();

  add(what: string): void {
    this.#counts.set(what, (this.#counts.get(what) ?? 0) + 1);
  }

  toString(): string {
    return [...this.#counts]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([what, count]) => `${what} ${count}`)
      .join(', ');
  }
}
