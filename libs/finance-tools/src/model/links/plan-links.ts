import { compareRowIds, pairKey, viewOf, type Link, type LinkState, type Pair } from './link';
import type { LinkStructure } from './link-structure';

/** Why two rows, or accounts, cannot be linked. */
export type LinkRefusal =
  | 'SAME_VIEW'
  | 'SAME_ACCOUNT'
  | 'ACCOUNTS_DIFFER'
  | 'CURRENCY'
  | 'SIGNS'
  | 'AMOUNTS_DIFFER'
  | 'ALREADY_LINKED';

/** What of a row decides whether it can be linked. */
export interface LinkedRow {
  readonly accountId: string;
  readonly currency: string;
  readonly units: bigint;
}

/** What is known of the rows and accounts that pairs name. */
export interface LinkFacts {
  readonly rows: ReadonlyMap<string, LinkedRow>;
  /** The currencies of accounts by id. */
  readonly accounts: ReadonlyMap<string, string>;
}

/** A pair that breaks a rule, names what is not there, or is both confirmed and rejected by one call. */
export type RefusedPair =
  | { readonly reason: LinkRefusal; readonly pair: Pair }
  | { readonly unknown: readonly string[] }
  | { readonly contradicts: Pair };

/** A pair and what it becomes; `number`: of the link that it has. */
export type PlannedLink = Pair & { readonly state: LinkState; readonly number: number | undefined };

/** Applies what a person says to links, pair by pair. */
export class LinkPlan {
  readonly added: PlannedLink[] = [];
  readonly altered: PlannedLink[] = [];
  /** All pairs of the call in its order, also those that were so already. */
  readonly named: PlannedLink[] = [];
  readonly counts = { confirmed: 0, rejected: 0, unchanged: 0 };
  readonly #links: Map<string, PlannedLink>;
  /** By pair, what this call makes of it. */
  readonly #decisions = new Map<string, LinkState>();

  /** `links` and `structure`: what stands before; the structure is altered. */
  constructor(
    links: readonly Link[],
    readonly structure: LinkStructure,
    readonly facts: LinkFacts,
  ) {
    this.#links = new Map(links.map((link) => [pairKey(link), link]));
  }

  /** Why a pair cannot be; undefined if it can, and then it is. */
  set(given: Pair, state: LinkState): RefusedPair | undefined {
    const unknown = this.#unknownIn(given);
    if (unknown.length > 0) return { unknown };
    const pair = this.#inOrder(given);
    const decided = this.#decisions.get(pairKey(pair));
    if (decided !== undefined && decided !== state) return { contradicts: pair };
    const known = this.#links.get(pairKey(pair));
    if (known?.state === state) {
      this.#decisions.set(pairKey(pair), state);
      this.counts.unchanged += 1;
      this.named.push(known);
      return undefined;
    }
    const reason = state === 'confirmed' ? this.#whyNot(pair) : undefined;
    if (reason !== undefined) return { reason, pair };
    const planned: PlannedLink = { ...pair, state, number: known?.number };
    this.#links.set(pairKey(pair), planned);
    this.#decisions.set(pairKey(pair), state);
    this.counts[state] += 1;
    this.named.push(planned);
    if (known?.number === undefined) this.added.push(planned);
    else this.altered.push(planned);
    if (state === 'confirmed') this.structure.add(pair);
    return undefined;
  }

  #unknownIn({ kind, left, right }: Pair): string[] {
    const { accounts, rows } = this.facts;
    return [left, right].filter((id) => (kind === 'same_account' ? !accounts.has(id) : !rows.has(id)));
  }

  #inOrder({ kind, left, right }: Pair): Pair {
    const isByAmount = kind === 'transfer' || kind === 'refund';
    const [one = 0n, other = 0n] = [left, right].map((id) => (isByAmount ? this.facts.rows.get(id)?.units : 0n));
    const isTurned = one === other || !isByAmount ? compareRowIds(left, right) > 0 : one > other;
    return isTurned ? { kind, left: right, right: left } : { kind, left, right };
  }

  #whyNot({ kind, left, right }: Pair): LinkRefusal | undefined {
    if (kind === 'same_account') {
      if (left === right) return 'SAME_ACCOUNT';
      return this.facts.accounts.get(left) === this.facts.accounts.get(right) ? undefined : 'CURRENCY';
    }
    const [one, other] = [this.facts.rows.get(left) as LinkedRow, this.facts.rows.get(right) as LinkedRow];
    if (kind === 'same_event') {
      if (viewOf(left) === viewOf(right)) return 'SAME_VIEW';
      if (one.currency !== other.currency) return 'CURRENCY';
      if (sign(one.units) * sign(other.units) !== 1) return 'SIGNS';
      return this.structure.canJoin(left, right) ? undefined : 'ALREADY_LINKED';
    }
    const isSameAccount = one.accountId === other.accountId;
    if (kind === 'transfer' && isSameAccount) return 'SAME_ACCOUNT';
    if (kind === 'refund' && !isSameAccount) return 'ACCOUNTS_DIFFER';
    if (sign(one.units) * sign(other.units) !== -1) return 'SIGNS';
    if (kind === 'refund') {
      if (one.currency !== other.currency) return 'CURRENCY';
      return this.structure.purchasesOf(right).length > 0 ? 'ALREADY_LINKED' : undefined;
    }
    if (one.currency === other.currency && one.units + other.units !== 0n) return 'AMOUNTS_DIFFER';
    const isLinked = [left, right].some((id) => this.structure.transfersOf(id).length > 0);
    return isLinked ? 'ALREADY_LINKED' : undefined;
  }
}

function sign(units: bigint): number {
  return units < 0n ? -1 : units > 0n ? 1 : 0;
}
