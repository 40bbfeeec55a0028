export interface Transaction {
  readonly user: string;
  readonly thread: string;
  /** Unknown where the answer was lost. */
  readonly id: string | undefined;
  readonly type: string;
  readonly cents: bigint;
  readonly categoryType: string;
  readonly category: string;
  readonly description: string | null;
  readonly date: string;
}

export interface Debt {
  readonly user: string;
  readonly key: string;
  readonly id: string | undefined;
  readonly name: string;
  readonly balance: number | null;
  readonly minimum: number | null;
  readonly dueDay: number | null;
  readonly priority: string;
  readonly isFrozen: boolean;
}

export interface Cap {
  readonly user: string;
  readonly month: string;
  /** Null for the cap on variable spending. */
  readonly category: string | null;
  /** Null where the cap of a category ends. */
  readonly cents: bigint | null;
}

export interface Snapshot {
  readonly user: string;
  readonly cents: bigint;
  /** Milliseconds since 1970. */
  readonly asOf: number;
}

/** Everything in the order in which it was stored. */
export interface Budget {
  readonly transactions: readonly Transaction[];
  readonly debts: readonly Debt[];
  readonly caps: readonly Cap[];
  readonly snapshots: readonly Snapshot[];
  /** How many calls were right, for names that are not given twice. */
  readonly last: number;
}

export const EMPTY: Budget = { transactions: [], debts: [], caps: [], snapshots: [], last: 0 };

/** Equal for budgets that no call can distinguish: what is last is last in its thread, and balances go by their time. */
export function budgetKey({ transactions, debts, caps, snapshots }: Budget): unknown {
  const byText = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
  const capName = ({ user, month, category }: Cap) => `${user} ${month} ${category}`;
  const thread = ({ user, thread: name }: Transaction) => `${user} ${name}`;
  return [
    [...transactions].sort((one, other) => byText(thread(one), thread(other))),
    [...debts].sort((one, other) => byText(one.user, other.user)),
    [...caps].sort((one, other) => byText(capName(one), capName(other))),
    [...snapshots].sort((one, other) => byText(one.user, other.user) || one.asOf - other.asOf),
  ];
}
