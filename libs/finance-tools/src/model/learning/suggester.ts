import type { Side } from './amount-size';
import { entryOf, majorityOf } from './category-counts';
import { EvidenceRecord } from './evidence-record';
import type { Merchants } from './merchants';
import { payeeFeatures } from './payee-features';
import { PayeeHistory, type PayeeEvidence, type PayeeRecords } from './payee-history';
import { builtInReason, payeeReason, wordReason } from './reasons';
import { stepsOf } from './steps';
import { SharedWords, type LabelledPayee, type WordEvidence } from './word-evidence';

/** How many transactions of a payee, an account's currency and a side have a category. */
export interface LabelledCount {
  readonly payeeKey: string;
  readonly currency: string;
  readonly side: Side;
  readonly category: string;
  readonly count: number;
}

/** The same by the size of the amount, of payees with several categories. */
export interface LabelledSize extends Omit<LabelledCount, 'currency'> {
  readonly size: number;
}

/** What the ledger teaches: nothing else decides about a suggestion. Categories are names. */
export interface Labelled {
  readonly counts: readonly LabelledCount[];
  readonly sizes: readonly LabelledSize[];
  /** The names of all categories that the household has. */
  readonly categories: readonly string[];
}

/** A transaction in question. */
export interface Unlabelled {
  readonly payeeKey: string;
  /** As people read it. */
  readonly payee: string;
  readonly currency: string;
  /** Of its amount. */
  readonly side: Side;
  readonly size: number;
}

export interface Suggestion {
  /** The name; the household may not have it yet where the source is `merchants`. */
  readonly category: string;
  /** The chance of being right, 0.50 to 0.99, with two decimals. */
  readonly confidence: number;
  readonly source: 'linked' | 'history' | 'merchants';
  /** One sentence: the evidence. */
  readonly reason: string;
}

const LEAST_CONFIDENCE = 0.5;
const MOST_CONFIDENCE = 0.99;
/** How often one transaction of a payee misleads about the next one, before there is a record. */
const ASSUMED_ERRORS = { payee: 0.06, side: 0.1, size: 0.15 };

/**
 * Suggests categories from what the household's own transactions show, and from the built-in table of merchants where they
 * show nothing. A pure function of its arguments: the same counts in any order give the same suggestions.
 */
export class Suggester {
  readonly #histories = new Map<string, PayeeHistory>();
  readonly #currencies = new Map<string, string>();
  readonly #merchants: Merchants;
  readonly #categories: readonly string[];
  #words: SharedWords | undefined;
  readonly #records: PayeeRecords = {
    payee: new EvidenceRecord(ASSUMED_ERRORS.payee),
    side: new EvidenceRecord(ASSUMED_ERRORS.side),
    size: new EvidenceRecord(ASSUMED_ERRORS.size),
  };

  private constructor(categories: readonly string[], merchants: Merchants) {
    this.#merchants = merchants;
    this.#categories = categories;
  }

  /** Learns in steps of some milliseconds at most, so that others can have their turn between two. */
  static *learn({ counts, sizes, categories }: Labelled, merchants: Merchants): Generator<void, Suggester> {
    const learnt = new Suggester(categories, merchants);
    // In an order of their own: sums of fractions depend on the order, if only in the last digit.
    for (const rows of stepsOf(counts.toSorted(inOrder))) {
      for (const row of rows) learnt.#count(row);
      yield;
    }
    for (const rows of stepsOf(sizes.toSorted(inOrder))) {
      for (const { payeeKey, side, size, category, count } of rows) {
        learnt.#histories.get(payeeKey)?.addSize(side, size, category, count);
      }
      yield;
    }
    const payees: LabelledPayee[] = [];
    for (const histories of stepsOf([...learnt.#histories])) {
      for (const [payeeKey, history] of histories) payees.push(...learnt.#settle(payeeKey, history));
      yield;
    }
    learnt.#words = yield* SharedWords.learn(payees);
    return learnt;
  }

  #count({ payeeKey, currency, side, category, count }: LabelledCount): void {
    entryOf(this.#histories, payeeKey, () => new PayeeHistory()).add(side, category, count);
    const known = this.#currencies.get(payeeKey);
    if (known === undefined || currency < known) this.#currencies.set(payeeKey, currency);
  }

  #settle(payeeKey: string, history: PayeeHistory): LabelledPayee[] {
    const category = majorityOf(history.counts)?.category;
    if (category === undefined) return [];
    history.settle(this.#records);
    const merchantKind = this.#merchants.kindOf(payeeKey, this.#currencies.get(payeeKey));
    return [{ features: payeeFeatures(payeeKey, merchantKind?.kind), category }];
  }

  get payeeCount(): number {
    return this.#histories.size;
  }

  /** The keys of the payees for which the size of an amount makes a difference. */
  get payeesBySize(): string[] {
    return [...this.#histories].filter(([, { isJudgedBySize }]) => isJudgedBySize).map(([payeeKey]) => payeeKey);
  }

  /** Null where nothing is known, or too little: below 0.50. */
  suggest({ payeeKey, payee, currency, side, size }: Unlabelled): Suggestion | null {
    const history = this.#histories.get(payeeKey);
    if (history !== undefined) {
      const evidence = history.judge(this.#records, side, size);
      return suggestionOf(evidence, 'history', () => payeeReason(evidence as PayeeEvidence, payee, side));
    }
    const merchant = this.#merchants.kindOf(payeeKey, currency);
    const evidence = this.#words?.judge(payeeFeatures(payeeKey, merchant?.kind));
    const source = evidence?.kind === 'merchant' ? 'merchants' : 'history';
    const shared = suggestionOf(evidence, source, () => wordReason(evidence as WordEvidence));
    if (shared !== null || merchant === undefined) return shared;
    const category = merchant.categoryAmong(this.#categories);
    return suggestionOf({ category, confidence: merchant.confidence, agreeing: 1, total: 1 }, 'merchants', () =>
      builtInReason(merchant),
    );
  }
}

function inOrder(one: LabelledCount | LabelledSize, other: LabelledCount | LabelledSize): number {
  if (one.payeeKey !== other.payeeKey) return one.payeeKey < other.payeeKey ? -1 : 1;
  if (one.category !== other.category) return one.category < other.category ? -1 : 1;
  if (one.side !== other.side) return one.side - other.side;
  if ('size' in one && 'size' in other) return one.size - other.size;
  return 'currency' in one && 'currency' in other && one.currency < other.currency ? -1 : 1;
}

/** What evidence suggests; null where it is too little. */
export function suggestionOf(
  evidence: Pick<PayeeEvidence, 'category' | 'confidence' | 'agreeing' | 'total'> | undefined,
  source: Suggestion['source'],
  reason: () => string,
): Suggestion | null {
  if (evidence === undefined) return null;
  const { category, agreeing, total } = evidence;
  // Rounding never lifts it over the share that it was taken from.
  const share = Math.floor((100 * agreeing) / total);
  const confidence = Math.min(Math.round(evidence.confidence * 100), share, MOST_CONFIDENCE * 100) / 100;
  if (confidence < LEAST_CONFIDENCE) return null;
  return { category, confidence, source, reason: reason() };
}
