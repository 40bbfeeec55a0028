export interface Account {
  readonly id: string;
  readonly name: string;
  readonly institution: string | null;
  readonly currency: string;
}

/** The import that made the account or the category which is called so. */
export interface Made {
  readonly name: string;
  readonly by: number;
}

export interface Category {
  readonly key: string;
  readonly name: string;
  readonly id: string | undefined;
}

export interface Content {
  /** The day, as all statements here say no more. */
  readonly day: string;
  readonly description: string;
  /** Ten-thousandths. */
  readonly amount: bigint;
}

export interface Transaction extends Content {
  /** Its place in the order in which everything was stored. */
  readonly serial: number;
  readonly id: string | undefined;
  readonly account: string;
  /** The key of its category. */
  readonly category: string | null;
  readonly externalId: string | null;
  /** The import that stored it, and the last one that changed it. */
  readonly addedBy: number;
  readonly changedBy: number;
}

/** What an import found before it changed it. */
export interface Replaced {
  readonly serial: number;
  readonly before: Transaction;
}

export interface Import {
  readonly number: number;
  /** Unknown where the answer was lost. */
  readonly id: string | undefined;
  readonly replaced: readonly Replaced[];
}

/** Everything in the order in which it was stored. */
export interface Books {
  readonly accounts: readonly Account[];
  readonly categories: readonly Category[];
  readonly transactions: readonly Transaction[];
  readonly imports: readonly Import[];
  readonly made: readonly Made[];
  readonly last: number;
}

export const EMPTY: Books = { accounts: [], categories: [], transactions: [], imports: [], made: [], last: 0 };

/** Equal for books that no call can distinguish: the order of writes across accounts is not visible. */
export function booksKey({ accounts, categories, transactions, imports, made }: Books): unknown {
  const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  const names = new Map(imports.map(({ number, id }) => [number, id]));
  return [
    [...accounts].sort((one, other) => byText(one.id, other.id)),
    [...categories].sort((one, other) => byText(one.key, other.key)),
    [...transactions]
      .sort((one, other) => byText(one.account, other.account))
      .map(({ serial: _, addedBy, changedBy, ...one }) => [one, names.get(addedBy), names.get(changedBy)]),
    made.map(({ name, by }) => `${name} ${String(names.get(by))}`).sort(),
  ];
}
