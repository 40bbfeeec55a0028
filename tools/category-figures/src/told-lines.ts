import { sideOf, sizeOf, type Labelled, type LabelledCount, type LabelledSize } from '@bursar/finance-tools/learning';

/** A line whose category was told. */
export interface ToldLine {
  readonly payeeKey: string;
  readonly currency: string;
  readonly amount: string;
  readonly category: string;
}

/** Counts told lines as a ledger's database does. */
export class ToldLines {
  readonly #counts = new Map<string, LabelledCount>();
  readonly #sizes = new Map<string, LabelledSize>();
  readonly #categories = new Map<string, Set<string>>();
  readonly #names = new Set<string>();

  tell({ payeeKey, currency, amount, category }: ToldLine): void {
    const side = sideOf(amount);
    const size = sizeOf(amount);
    const common = { payeeKey, side, category };
    add(this.#counts, JSON.stringify([payeeKey, currency, side, category]), { ...common, currency });
    add(this.#sizes, JSON.stringify([payeeKey, side, size, category]), { ...common, size });
    const own = this.#categories.get(payeeKey) ?? new Set();
    this.#categories.set(payeeKey, own.add(category));
    this.#names.add(category);
  }

  labelled(): Labelled {
    const isMixed = ({ payeeKey }: LabelledSize) => (this.#categories.get(payeeKey)?.size ?? 0) > 1;
    return {
      counts: [...this.#counts.values()],
      sizes: [...this.#sizes.values()].filter(isMixed),
      categories: [...this.#names],
    };
  }
}

function add<Item extends { readonly count: number }>(
  map: Map<string, Item>,
  key: string,
  item: Omit<Item, 'count'>,
): void {
  map.set(key, { ...item, count: (map.get(key)?.count ?? 0) + 1 } as Item);
}
