/** Beyond this many, texts are made for each use: names would only fill the server's memory. */
const MOST_NAMES = 200;

/** A short name for each text of a statement, the same on every connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();

  /** Undefined for a text that came too late to get one. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES) return known;
    const name = `bursar_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
