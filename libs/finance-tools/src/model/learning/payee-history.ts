import type { Side } from './amount-size';
import { addCount, entryOf, majorityOf, type CategoryCounts, type Majority } from './category-counts';
import type { EvidenceRecord } from './evidence-record';
import { majorityNear } from './size-evidence';

/** Of a payee, all that has a category; or what is on one side, a debit or a credit; or what is also of a similar amount. */
export type PayeeEvidenceKind = 'payee' | 'side' | 'size';

export interface PayeeEvidence extends Majority {
  readonly kind: PayeeEvidenceKind;
  readonly confidence: number;
}

export type PayeeRecords = Readonly<Record<PayeeEvidenceKind, EvidenceRecord>>;

const SIZE_UNKNOWN = -1;
/** No payee's trials weigh more than this in a record, however many transactions it has. */
const MOST_TRIALS = 20;

/** How often a way of predicting would have been right about a payee's own transactions, each left out once. */
interface LeftOut {
  readonly hits: number;
  readonly total: number;
}

/** The labelled transactions of one payee. */
export class PayeeHistory {
  readonly counts: CategoryCounts = new Map();
  readonly #sides = new Map<Side, { counts: CategoryCounts; sizes: Map<number, CategoryCounts> }>();
  #shares: { readonly side: number; readonly size: number } | undefined;

  add(side: Side, category: string, count: number): void {
    addCount(this.counts, category, count);
    addCount(this.#side(side).counts, category, count);
  }

  /** Sizes are of use for payees with several categories alone; without them, amounts are not looked at. */
  addSize(side: Side, size: number, category: string, count: number): void {
    addCount(
      entryOf(this.#side(side).sizes, size, () => new Map()),
      category,
      count,
    );
  }

  /** Adds what this history shows about each kind of evidence, and settles which kinds it may be judged by. */
  settle(records: PayeeRecords): void {
    records.payee.add([...this.counts.values()]);
    if (this.counts.size < 2) return;
    const payee = this.#leaveOut((_side, category) => majorityOf(this.counts, category));
    const side = this.#leaveOut((at, category) => majorityOf(this.#side(at).counts, category));
    const size = this.#leaveOut((at, category, place) => majorityNear(this.#side(at).sizes, place, category));
    this.#shares = { side: shareIfBetter(side, payee), size: shareIfBetter(size, payee) };
    const kind = this.#shares.size > this.#shares.side ? 'size' : this.#shares.side > 0 ? 'side' : 'payee';
    this.#leaveOut(
      {
        payee: (_side: Side, category: string) => majorityOf(this.counts, category),
        side: (at: Side, category: string) => majorityOf(this.#side(at).counts, category),
        size: (at: Side, category: string, place: number) => majorityNear(this.#side(at).sizes, place, category),
      }[kind],
      records[kind],
      kind === 'payee',
    );
  }

  /** Whether the size of an amount makes a difference to what it says. */
  get isJudgedBySize(): boolean {
    return (this.#shares?.size ?? 0) > 0;
  }

  /** What it says about a transaction, by the evidence that is the surest. */
  judge(records: PayeeRecords, side: Side, size: number): PayeeEvidence | undefined {
    const found: PayeeEvidence[] = [];
    const consider = (kind: PayeeEvidenceKind, majority: Majority | undefined, most: number) => {
      if (majority === undefined || most === 0) return;
      const confidence = Math.min(most, records[kind].confidence(majority.agreeing, majority.total));
      found.push({ kind, ...majority, confidence });
    };
    consider('payee', majorityOf(this.counts), 1);
    const own = this.#sides.get(side);
    if (own !== undefined && this.#shares !== undefined) {
      consider('side', majorityOf(own.counts), this.#shares.side);
      consider('size', majorityNear(own.sizes, size), this.#shares.size);
    }
    return found.reduce<PayeeEvidence | undefined>(
      (best, one) => (best === undefined || one.confidence > best.confidence ? one : best),
      undefined,
    );
  }

  #side(side: Side) {
    return entryOf(this.#sides, side, () => ({ counts: new Map<string, number>(), sizes: new Map() }));
  }

  /** Predicts each transaction from the others; what was divided, or all of it, goes to the record. */
  #leaveOut(
    predict: (side: Side, category: string, size: number) => Majority | undefined,
    record?: EvidenceRecord,
    dividedOnly = false,
  ): LeftOut {
    let hits = 0;
    let total = 0;
    const all = [...this.counts.values()].reduce((sum, count) => sum + count, 0);
    const weight = Math.min(1, MOST_TRIALS / all);
    for (const [side, own] of this.#sides) {
      const bySize = own.sizes.size > 0 ? own.sizes : new Map([[SIZE_UNKNOWN, own.counts]]);
      for (const [size, counts] of bySize) {
        for (const [category, count] of counts) {
          const predicted = predict(side, category, size);
          const hit = predicted?.category === category ? count : 0;
          hits += hit;
          total += count;
          if (predicted === undefined || record === undefined) continue;
          const { agreeing, total: strength } = predicted;
          if (agreeing < strength) record.addDivided(agreeing, strength, count * weight, hit * weight);
          else if (!dividedOnly) record.addUnanimous(strength, count * weight, hit * weight);
        }
      }
    }
    return { hits, total };
  }
}

/**
 * The share that finer evidence was right in, if the history shows that it tells the categories apart: it halves
 * the errors at least and saves two; else 0.
 */
function shareIfBetter(finer: LeftOut, coarse: LeftOut): number {
  const errors = finer.total - finer.hits;
  const coarseErrors = coarse.total - coarse.hits;
  return errors * 2 <= coarseErrors && coarseErrors - errors >= 2 ? finer.hits / finer.total : 0;
}
