import type { KnownWord } from './words';

/** A name of a column with what it may mean by itself. */
interface Named {
  readonly name: string;
  readonly words: readonly KnownWord[];
}

const PAYMENTS = /^payments?$/;
const CHARGE = /^charges?$/;

/** Names of two sides that mean it only beside each other; `Nợ` and `Có` of Vietnam, as names are compared, are a number and a company. */
const PAIRS = [
  ['no', 'co'],
  ['amount sent', 'amount received'],
  ['sent amount', 'received amount'],
  ['[-]', '[+]'],
] as const;

/**
 * What some names mean depends on those beside them: payments leave an account beside receipts, and reach a card beside charges or
 * purchases; a charge is a fee beside amounts, and what left beside credits alone.
 */
export function wordsByNeighbours<Cell extends Named>(cells: readonly Cell[]): readonly Cell[] {
  const pair = PAIRS.find((sides) => sides.every((side) => cells.some(({ name }) => name === side)));
  if (pair === undefined && !cells.some(({ name }) => PAYMENTS.test(name) || name === 'charge')) return cells;
  const hasOther = (role: KnownWord['role'], other: RegExp) =>
    cells.some(({ name, words }) => !other.test(name) && words.some((word) => word.role === role));
  return cells.map((cell) => {
    const words = wordsOf(cell.name);
    return words === undefined ? cell : { ...cell, words };
  });

  function wordsOf(name: string): readonly KnownWord[] | undefined {
    if (name === pair?.[0]) return [word('debit')];
    if (name === pair?.[1]) return [word('credit')];
    // Alone it may be a number, or a picture.
    if (name === 'receipt') return cells.some((other) => PAYMENTS.test(other.name)) ? [word('credit')] : undefined;
    if (PAYMENTS.test(name)) {
      if (cells.some((other) => other.name === 'receipt') || hasOther('credit', PAYMENTS)) return [word('debit')];
      return hasOther('debit', PAYMENTS) || cells.some((other) => CHARGE.test(other.name)) ? [word('credit')] : [];
    }
    if (name !== 'charge' || hasOther('debit', CHARGE) || hasOther('amount', CHARGE)) return undefined;
    const hasCredit = hasOther('credit', CHARGE) || cells.some((other) => PAYMENTS.test(other.name));
    return hasCredit ? [word('debit')] : undefined;
  }
}

/** Behind all words that mean it without their neighbours. */
const word = (role: KnownWord['role']): KnownWord => ({ role, rank: 10_000, language: 'en' });
