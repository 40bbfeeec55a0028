import { compareRowIds } from '../links/link';

/** Two ids that a person said are one account. */
export type AccountPair = readonly [one: string, other: string];

interface KnownAccount {
  readonly id: string;
  readonly isImported: boolean;
}

/** All ids that are one account with this one, as far as the pairs say; itself included. */
export function idsOfAccount(id: string, pairs: readonly AccountPair[]): string[] {
  const found = new Set([id]);
  for (let before = 0; before < found.size;) {
    before = found.size;
    for (const pair of pairs) if (pair.some((end) => found.has(end))) for (const end of pair) found.add(end);
  }
  return [...found];
}

/**
 * The pairs with what is spent from an account as that account, where all that is spent from it is one other account. Where it
 * is several, such as a budget paid from two banks, they do not become one.
 */
export function pairsOfMoney(
  pairs: readonly AccountPair[],
  spentFrom: ReadonlyMap<string, string>,
): readonly AccountPair[] {
  const moneyOf = ([one, other]: AccountPair): AccountPair => [
    spentFrom.get(one) ?? one,
    spentFrom.get(other) ?? other,
  ];
  const partners = new Map<string, Set<string>>();
  for (const [one, other] of pairs.map(moneyOf)) {
    for (const [id, partner] of [
      [one, other],
      [other, one],
    ] as const) {
      if (id !== partner) partners.set(id, (partners.get(id) ?? new Set()).add(partner));
    }
  }
  const isClear = (id: string) => !spentFrom.has(id) || partners.get(spentFrom.get(id) ?? id)?.size === 1;
  return pairs.map((pair) => (pair.every(isClear) ? moneyOf(pair) : pair));
}

/**
 * By the id of an account that another id counts for: that id, an imported one if there is one, else the first. Pairs with
 * an account that is not among these say nothing.
 */
export function sameAccounts(
  accounts: readonly KnownAccount[],
  pairs: readonly AccountPair[],
): ReadonlyMap<string, string> {
  const known = new Map(accounts.map((account) => [account.id, account]));
  const present = pairs.filter((pair) => pair.every((id) => known.has(id)));
  const counted = new Map<string, string>();
  const done = new Set<string>();
  for (const id of new Set(present.flat())) {
    if (done.has(id)) continue;
    const ids = idsOfAccount(id, present);
    const isOfSource = (each: string) => Number(known.get(each)?.isImported !== true);
    const [first = id, ...others] = ids.sort(
      (one, other) => isOfSource(one) - isOfSource(other) || compareRowIds(one, other),
    );
    for (const each of ids) done.add(each);
    for (const other of others) counted.set(other, first);
  }
  return counted;
}
