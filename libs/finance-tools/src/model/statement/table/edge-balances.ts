import { parseAmountCell } from '../cells/amount-cell';
import { parseDateCell } from '../cells/date-cell';

/** Lines at the edges of a table without a header that tell of the account rather than of an entry. */
export interface EdgeLines {
  /** The number of the account that stands in them. */
  readonly number: string;
  /** The first and the last line: what the account held before and behind the entries. */
  readonly balances: ReadonlySet<number>;
  /** One alone may be either. */
  readonly open: ReadonlySet<number>;
}

interface Edge {
  readonly row: number;
  readonly number: string;
  readonly cells: readonly string[];
}

const WORD = /\p{L}{3,}/u;
/** A letter or two may end it. */
const ACCOUNT_NUMBER = /^(?=(?:\D*\d){6})\d[\d .-]*\p{Lu}{0,2}$/u;
const NONE: ReadonlySet<number> = new Set();

/**
 * Looks for balances on lines of their own that no word tells: their only text is the number of the account, and they leave a
 * column blank that every other line fills. Fed with each line that holds a day.
 */
export class EdgeBalances {
  #first: { readonly row: number; readonly cells: readonly string[] } | undefined;
  #last: { readonly row: number; readonly cells: readonly string[] } | undefined;
  /** The columns that all lines between fill; undefined before there is one. */
  #always: number[] | undefined;
  #areWordless = false;

  add(row: number, cells: readonly string[]): void {
    if (this.#first === undefined) {
      this.#first = { row, cells };
      return;
    }
    if (this.#last !== undefined) this.#addBetween(this.#last.cells);
    this.#last = { row, cells };
  }

  found(): EdgeLines | undefined {
    const edges = [this.#first, this.#last].flatMap((line): Edge[] => {
      const number = line === undefined ? undefined : accountAlone(line.cells);
      if (line !== undefined && number === undefined) this.#addBetween(line.cells);
      return line === undefined || number === undefined ? [] : [{ ...line, number }];
    });
    const always = this.#areWordless ? [] : (this.#always ?? []);
    const apart = edges.filter(({ cells }) => always.some((index) => isBlankAt(cells, index)));
    const [one, other] = apart;
    if (one === undefined || (other !== undefined && other.number !== one.number)) return undefined;
    const rows = new Set(apart.map(({ row }) => row));
    return { number: one.number, balances: other === undefined ? NONE : rows, open: other === undefined ? rows : NONE };
  }

  #addBetween(cells: readonly string[]): void {
    if (this.#areWordless) return;
    this.#always =
      this.#always === undefined
        ? cells.flatMap((_, index) => (isBlankAt(cells, index) ? [] : [index]))
        : this.#always.filter((index) => !isBlankAt(cells, index));
    this.#areWordless = !cells.some((cell) => WORD.test(cell));
  }
}

function isBlankAt(cells: readonly string[], index: number): boolean {
  return (cells[index] ?? '').trim() === '';
}

/** The number of the account on a line that holds a day and an amount besides, and nothing else. */
function accountAlone(cells: readonly string[]): string | undefined {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  const [one = '', other = '', ...more] = filled.filter((cell) => parseDateCell(cell) === undefined);
  if (filled.length !== 3 || more.length > 0 || one === '' || other === '') return undefined;
  const found = [
    [one, other],
    [other, one],
  ].find(([amount = '', number = '']) => parseAmountCell(amount) !== undefined && ACCOUNT_NUMBER.test(number));
  return found?.[1]?.replace(/\s/g, '');
}
