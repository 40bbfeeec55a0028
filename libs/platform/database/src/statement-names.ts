/** Texts beyond this number get no name: the server keeps every named statement in memory. */
const MOST_NAMES = 200;

/** A short name for each text of a statement, the same on every connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** The name of a text, or undefined if all names are taken. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const name = `bursar_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
