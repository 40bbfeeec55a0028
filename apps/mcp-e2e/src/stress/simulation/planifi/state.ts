export interface Account {
  /** The number under which the model knows it; the server's id may not be known yet. */
  readonly serial: number;
  readonly id: string | undefined;
  readonly name: string;
  readonly type: string;
  readonly createdAt: string | undefined;
  readonly isEnabled: boolean;
}

export interface Tag {
  readonly key: string;
  readonly name: string;
  readonly id: string | undefined;
  readonly createdAt: string | undefined;
}

export interface Movement {
  readonly serial: number;
  readonly id: string | undefined;
  /** The serial of the account. */
  readonly account: number;
  readonly cents: bigint;
  readonly occurredOn: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly createdAt: string | undefined;
}

/** What was done under a key, and with what: a tag by its key, the rest by serial. */
export interface Done {
  readonly key: string;
  readonly request: string;
  readonly wrote: string | number;
}

/** Everything in the order in which it was stored. */
export interface Ledger {
  readonly accounts: readonly Account[];
  readonly tags: readonly Tag[];
  readonly movements: readonly Movement[];
  readonly done: readonly Done[];
  readonly last: number;
}

export const EMPTY: Ledger = { accounts: [], tags: [], movements: [], done: [], last: 0 };

/** Spaces and forms of letters that make no difference, gone. */
export const tagName = (text: string) => text.normalize('NFC').trim().replace(/\s+/gu, ' ');
export const tagKey = (text: string) => tagName(text).toLowerCase().normalize('NFC');

/** Equal for ledgers that no call can distinguish: the order of writes is visible only where lists sort by it. */
export function ledgerKey({ accounts, tags, movements, done }: Ledger): unknown {
  const marks = new Map(
    [...accounts, ...movements].map((one) => [one.serial, one.id ?? JSON.stringify(one.createdAt)]),
  );
  const rank = ({ occurredOn, createdAt, serial }: Movement) =>
    `${occurredOn} ${createdAt} ${String(serial).padStart(9, '0')}`;
  const byText = (one: string, other: string) => (one < other ? -1 : 1);
  return [
    accounts.map(({ serial: _, ...account }) => account).sort((one, other) => byText(one.name, other.name)),
    [...tags].sort((one, other) => byText(one.key, other.key)),
    [...movements]
      .sort((one, other) => byText(rank(one), rank(other)))
      .map(({ serial: _, account, ...movement }) => [movement, marks.get(account)]),
    done
      .map(({ wrote, ...one }) => [one, typeof wrote === 'number' ? marks.get(wrote) : wrote])
      .sort((one, other) => byText(String((one[0] as Done).key), String((other[0] as Done).key))),
  ];
}
