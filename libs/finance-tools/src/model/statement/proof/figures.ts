/** A balance that a statement prints beside its entries. Amounts are ten-thousandths throughout. */
export interface PrintedBalance {
  readonly kind: 'opening' | 'closing' | 'balance';
  readonly units: bigint;
  /** `YYYY-MM-DD`. */
  readonly day: string | undefined;
  /** How many entries stand before it in the file. */
  readonly place: number;
}

/** A sum that a statement prints: of what left, of what came, or of either. */
export interface PrintedTotal {
  readonly kind: 'out' | 'in' | 'total';
  readonly units: bigint;
  /** How many entries stand before it in the file. */
  readonly place: number;
}

/** The figures of one account's entries in the order of the file; the arrays have one element for each entry. */
export interface Figures {
  readonly rows: number[];
  readonly days: string[];
  readonly amounts: bigint[];
  /** The running balance beside each entry, where one is printed. */
  readonly balances: (bigint | undefined)[];
  /** The balance before each entry, where a column of its own holds it. */
  readonly befores: (bigint | undefined)[];
  readonly printed: PrintedBalance[];
  readonly totals: PrintedTotal[];
}

export function noFigures(): Figures {
  return { rows: [], days: [], amounts: [], balances: [], befores: [], printed: [], totals: [] };
}
