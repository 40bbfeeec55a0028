import { longWords, wordsOf } from './link-words';
import type { LinkableRow } from './linkable-row';
import type { LinkableLedger } from './proposal';

/** The words of a row. */
export interface RowText {
  /** Of the payee, each with at least three letters or digits. */
  readonly payee: readonly string[];
  readonly description: ReadonlySet<string>;
}

/** The words of rows, each read once. */
export function rowTexts(): (row: LinkableRow) => RowText {
  const texts = new Map<LinkableRow, RowText>();
  return (row) => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = { payee: longWords(row.payeeKey), description: new Set(wordsOf(row.description)) };
    texts.set(row, text);
    return text;
  };
}

/** The words of the shorter payee, and those of them that the other description has. */
export function sharedWords(one: RowText, other: RowText): { readonly of: number; readonly found: readonly string[] } {
  const share = (shorter: RowText, longer: RowText) => ({
    of: shorter.payee.length,
    found: shorter.payee.filter((word) => longer.description.has(word)),
  });
  const [ofOne, ofOther] = [share(one, other), share(other, one)];
  if (ofOne.of !== ofOther.of) return ofOne.of < ofOther.of ? ofOne : ofOther;
  return ofOne.found.length >= ofOther.found.length ? ofOne : ofOther;
}

/** The payees of imported rows that have words of the rows of a ledger. */
export class KnownPayees {
  readonly #keys = new Map<string, Set<string>>();
  readonly #telling = new Map<string, boolean>();

  static async of(ledger: Pick<LinkableLedger, 'rows' | 'payeesWith'>): Promise<KnownPayees> {
    const own = wordsIn(ledger.rows.map(({ payeeKey }) => payeeKey));
    if (own.length === 0) return new KnownPayees([]);
    // What else a word stands for shows in the payees that have the other words of its payees.
    return new KnownPayees(await ledger.payeesWith(wordsIn(await ledger.payeesWith(own))));
  }

  constructor(keys: readonly string[]) {
    for (const key of keys) {
      for (const word of longWords(key)) this.#keys.set(word, (this.#keys.get(word) ?? new Set()).add(key));
    }
  }

  /**
   * Whether a word tells whom a line is about. `bakery` does not: many payees have it, each with a name that no other has.
   * The name of a shop does, though it has a branch in every town: the towns stand with other names too.
   */
  isTelling(word: string): boolean {
    const known = this.#telling.get(word);
    if (known !== undefined) return known;
    const payees = this.#keys.get(word) ?? new Set();
    const names = wordsIn([...payees]).filter((other) => other !== word && this.#isOnlyIn(other, payees));
    const isTelling = payees.size <= MOST_PAYEES_OF_A_WORD || names.length <= MOST_PAYEES_OF_A_WORD;
    this.#telling.set(word, isTelling);
    return isTelling;
  }

  /** Whether any payee has a word. */
  has(word: string): boolean {
    return this.#keys.has(word);
  }

  /** Whether words are those of a payee other than `key`, and not all of them its own. */
  nameAnother(words: readonly string[], key: string): boolean {
    const own = new Set(longWords(key));
    const [first, ...rest] = words.map((word) => this.#keys.get(word));
    if (first === undefined || words.every((word) => own.has(word))) return false;
    return [...first].some((payee) => payee !== key && rest.every((keys) => keys?.has(payee) === true));
  }

  #isOnlyIn(word: string, payees: ReadonlySet<string>): boolean {
    return [...(this.#keys.get(word) ?? [])].every((payee) => payees.has(payee));
  }
}

const MOST_PAYEES_OF_A_WORD = 2;

/** The words of payee keys, each once. */
function wordsIn(keys: readonly string[]): string[] {
  return [...new Set([...new Set(keys)].flatMap(longWords))];
}
