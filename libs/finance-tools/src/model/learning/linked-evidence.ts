import { categoryKey } from '../ledger-fields';
import { addCount, entryOf, majorityOf, type CategoryCounts } from './category-counts';
import { EvidenceRecord } from './evidence-record';

/** A row of the ledger whose category was given, and the category that another domain has for the same event. */
export interface LinkedLabel {
  readonly category: string;
  readonly elsewhere: string;
}

/** What the category of the same event in another domain says. */
export interface LinkedEvidence {
  readonly category: string;
  readonly confidence: number;
  readonly agreeing: number;
  readonly total: number;
}

/** How often a name that is the same in both is wrong, before there is a record. */
const ASSUMED_ERRORS = 0.04;
/** A category that the household does not have here may be called otherwise. */
const MOST_OF_NEW = 0.8;

/**
 * Learns which categories of the ledger the categories of other domains stand for; one that nothing was learnt of stands for itself.
 * A pure function of what is given, in any order.
 */
export class LinkedCategories {
  readonly #counts = new Map<string, CategoryCounts>();
  readonly #record = new EvidenceRecord(ASSUMED_ERRORS);
  readonly #own: ReadonlyMap<string, string>;

  /** `categories`: the names of those that the household has here. */
  constructor(labels: readonly LinkedLabel[], categories: Iterable<string>) {
    this.#own = new Map([...categories].sort().map((name) => [categoryKey(name), name]));
    for (const { category, elsewhere } of labels) {
      addCount(
        entryOf(this.#counts, categoryKey(elsewhere), () => new Map()),
        category,
        1,
      );
    }
    for (const counts of this.#counts.values()) this.#record.add([...counts.values()]);
  }

  judge(elsewhere: string): LinkedEvidence {
    const counts = this.#counts.get(categoryKey(elsewhere));
    const known = counts === undefined ? undefined : majorityOf(counts);
    if (known !== undefined) return { ...known, confidence: this.#record.confidence(known.agreeing, known.total) };
    const own = this.#own.get(categoryKey(elsewhere));
    const confidence = this.#record.confidence(1, 1);
    const evidence = { agreeing: 1, total: 1 };
    if (own === undefined) return { ...evidence, category: elsewhere, confidence: Math.min(confidence, MOST_OF_NEW) };
    return { ...evidence, category: own, confidence };
  }
}
