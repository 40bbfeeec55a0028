import { FirstFit } from './first-fit';
import type { Pauses } from './greedy-pairs';
import { compareText } from './link';
import type { LinkableRow } from './linkable-row';
import { OpenCounts } from './open-counts';

export const REFUND_DAYS = 120;

/** A purchase and money back, which were taken; `isOnlyPair`: neither had another candidate at all. */
export interface RefundPair {
  readonly left: LinkableRow;
  readonly right: LinkableRow;
  /** How many other candidates either row had when the pair was taken. */
  readonly ambiguousWith: number;
  readonly isOnlyPair: boolean;
}

/** By the id of a purchase: the money that a person said was not back for it. */
export type RejectedRefunds = ReadonlyMap<string, ReadonlySet<string>>;

/** A row, the smaller of amounts first: `rank` of a credit; a purchase fits those of `most` at most. */
interface Credit {
  readonly row: LinkableRow;
  readonly day: number;
  readonly rank: number;
}
interface Purchase extends Credit {
  readonly most: number;
  /** How many credits fit. */
  readonly candidates: number;
}

/**
 * The pairs of one payee and account in the order in which pairs are taken: fewer days apart, the earlier purchase, then ids.
 * A payee with many purchases and many credits has millions of candidates: they are counted and never gone through.
 */
export async function takeRefunds(
  purchases: readonly LinkableRow[],
  credits: readonly LinkableRow[],
  rejected: RejectedRefunds,
  pauses: Pauses,
): Promise<RefundPair[]> {
  const group = new RefundGroup(purchases, credits, rejected);
  const taken: RefundPair[] = [];
  for (let after = 0; after <= REFUND_DAYS && !group.isDone; after += 1) {
    for (const day of group.days) {
      for (const pair of group.takeOn(day, after)) taken.push(pair);
    }
    await pauses.after(purchases.length + credits.length);
  }
  return taken;
}

/** The purchases and credits of a payee that are not taken yet. */
class RefundGroup {
  readonly #openPurchases: OpenCounts;
  readonly #openCredits: OpenCounts;
  readonly #purchasesOn = new Map<number, Purchase[]>();
  readonly #creditsOn = new Map<number, { readonly credits: readonly Credit[]; readonly open: FirstFit }>();
  /** By row: those that it was rejected with and that would fit. */
  readonly #rejected = new Map<LinkableRow, LinkableRow[]>();
  readonly #all = new Map<LinkableRow, number>();
  readonly #taken = new Set<LinkableRow>();
  /** The rank of the greatest amount. */
  readonly #highest: number;
  #days: readonly number[];

  constructor(
    purchases: readonly LinkableRow[],
    credits: readonly LinkableRow[],
    readonly rejections: RejectedRefunds,
  ) {
    this.#reject(purchases, credits);
    const sizes = [...new Set([...purchases, ...credits].map(sizeOf))].sort(compareSizes);
    this.#highest = sizes.length - 1;
    const ranks = new Map(sizes.map((size, rank) => [size, rank]));
    const rankOf = (row: LinkableRow) => ranks.get(sizeOf(row)) as number;
    const back = credits.map((row): Credit => ({ row, day: row.day, rank: rankOf(row) }));
    const bought = purchases.map((row) => {
      const most = rankOf(row);
      return { row, day: row.day, rank: this.#highest - most, most };
    });
    this.#openCredits = new OpenCounts(back);
    this.#openPurchases = new OpenCounts(bought);
    for (const { row, rank } of back) this.#all.set(row, this.#countPurchases(row, this.#highest - rank));
    for (const purchase of bought.sort(comparePurchases)) {
      const candidates = this.#countCredits(purchase.row, purchase.most);
      this.#all.set(purchase.row, candidates);
      if (candidates > 0) append(this.#purchasesOn, purchase.day, { ...purchase, candidates });
    }
    const byDay = new Map<number, Credit[]>();
    for (const credit of back.sort((one, other) => compareText(one.row.id, other.row.id))) {
      if ((this.#all.get(credit.row) ?? 0) > 0) append(byDay, credit.day, credit);
    }
    for (const [day, some] of byDay) {
      this.#creditsOn.set(day, { credits: some, open: new FirstFit(some.map(({ rank }) => rank)) });
    }
    this.#days = [...byDay.keys()].sort((one, other) => one - other);
  }

  /** The days with credits that are not taken. */
  get days(): readonly number[] {
    return (this.#days = this.#days.filter((day) => this.#creditsOn.get(day)?.open.isEmpty === false));
  }

  get isDone(): boolean {
    return this.days.length === 0;
  }

  /** The pairs of the purchases made so many days before a day, and the credits of it. */
  *takeOn(day: number, after: number): Generator<RefundPair> {
    const on = this.#creditsOn.get(day);
    const bought = this.#purchasesOn.get(day - after);
    if (on === undefined || bought === undefined) return;
    const open: Purchase[] = [];
    for (const purchase of bought) {
      const place = on.open.isEmpty ? undefined : this.#placeFor(purchase, on);
      if (place === undefined) open.push(purchase);
      else {
        on.open.remove(place);
        yield this.#take(purchase, on.credits[place] as Credit);
      }
    }
    this.#purchasesOn.set(day - after, open);
  }

  #placeFor({ row, most }: Purchase, { credits, open }: { credits: readonly Credit[]; open: FirstFit }) {
    const no = this.rejections.get(row.id);
    let place = open.find(most);
    while (place !== undefined && no?.has((credits[place] as Credit).row.id) === true)
      place = open.find(most, place + 1);
    return place;
  }

  #take(purchase: Purchase, credit: Credit): RefundPair {
    const [left, right] = [purchase.row, credit.row];
    const ofLeft = this.#countCredits(left, purchase.most);
    const ofRight = this.#countPurchases(right, this.#highest - credit.rank);
    this.#openPurchases.remove(purchase);
    this.#openCredits.remove(credit);
    this.#taken.add(left).add(right);
    const isOnlyPair = purchase.candidates === 1 && this.#all.get(right) === 1;
    return { left, right, ambiguousWith: ofLeft + ofRight - 2, isOnlyPair };
  }

  /** The open credits that fit a purchase. */
  #countCredits(row: LinkableRow, most: number): number {
    return this.#openCredits.count(row.day, row.day + REFUND_DAYS, most) - this.#countRejected(row);
  }

  /** The open purchases that a credit fits. */
  #countPurchases(row: LinkableRow, most: number): number {
    return this.#openPurchases.count(row.day - REFUND_DAYS, row.day, most) - this.#countRejected(row);
  }

  #countRejected(row: LinkableRow): number {
    return this.#rejected.get(row)?.filter((other) => !this.#taken.has(other)).length ?? 0;
  }

  #reject(purchases: readonly LinkableRow[], credits: readonly LinkableRow[]): void {
    if (this.rejections.size === 0) return;
    const byId = new Map(credits.map((right) => [right.id, right]));
    for (const left of purchases) {
      for (const id of this.rejections.get(left.id) ?? []) {
        const right = byId.get(id);
        if (right === undefined || !fits(left, right)) continue;
        append(this.#rejected, left, right);
        append(this.#rejected, right, left);
      }
    }
  }
}

function fits(left: LinkableRow, right: LinkableRow): boolean {
  const after = right.day - left.day;
  return after >= 0 && after <= REFUND_DAYS && right.units <= -left.units;
}

function sizeOf({ units }: LinkableRow): bigint {
  return units < 0n ? -units : units;
}

function compareSizes(one: bigint, other: bigint): number {
  return one < other ? -1 : Number(one > other);
}

function comparePurchases({ row: one }: Credit, { row: other }: Credit): number {
  return compareText(one.bookedAt, other.bookedAt) || compareText(one.id, other.id);
}

function append<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else values.push(value);
}
