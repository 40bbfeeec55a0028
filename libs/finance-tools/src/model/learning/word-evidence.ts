import { addCount, entryOf, majorityOf, type CategoryCounts, type Majority } from './category-counts';
import { EvidenceRecord, neverFalling } from './evidence-record';
import type { FeatureKind, PayeeFeature } from './payee-features';
import { stepsOf } from './steps';

/** A payee whose transactions have a category: each counts once, for the category of most of them. */
export interface LabelledPayee {
  readonly features: readonly PayeeFeature[];
  readonly category: string;
}

export interface WordEvidence extends Majority, PayeeFeature {
  readonly confidence: number;
}

/** How often one payee alone misleads about another one that shares a feature, before there is a record. */
const ASSUMED_ERRORS: Readonly<Record<FeatureKind, number>> = { leading: 0.35, word: 0.5, part: 0.6, merchant: 0.3 };
const GRADES = 10;
const ASSUMED_TRIALS = 2;

/** What the household's other payees say about one that has no history. */
export class SharedWords {
  readonly #counts = new Map<string, CategoryCounts>();
  readonly #records: Readonly<Record<FeatureKind, EvidenceRecord>> = {
    leading: new EvidenceRecord(ASSUMED_ERRORS.leading),
    word: new EvidenceRecord(ASSUMED_ERRORS.word),
    part: new EvidenceRecord(ASSUMED_ERRORS.part),
    merchant: new EvidenceRecord(ASSUMED_ERRORS.merchant),
  };
  /** What the surest evidence of each grade is worth: taking the best of several is not as good as it looks. */
  #grades: readonly number[] = [];

  private constructor() {}

  /** Learns in steps; from payees in an order of their own, since sums of fractions depend on it. */
  static *learn(payees: readonly LabelledPayee[]): Generator<void, SharedWords> {
    const learnt = new SharedWords();
    const kinds = new Map<string, FeatureKind>();
    for (const some of stepsOf(payees)) {
      for (const { features, category } of some) {
        for (const feature of features) {
          kinds.set(keyOf(feature), feature.kind);
          addCount(
            entryOf(learnt.#counts, keyOf(feature), () => new Map()),
            category,
            1,
          );
        }
      }
      yield;
    }
    for (const some of stepsOf([...kinds])) {
      for (const [key, kind] of some) learnt.#learn(learnt.#records[kind], learnt.#counts.get(key) ?? new Map());
      yield;
    }
    learnt.#grades = yield* learnt.#grade(payees);
    return learnt;
  }

  /** The surest evidence; undefined where no payee shares a feature. */
  judge(features: readonly PayeeFeature[]): WordEvidence | undefined {
    const best = this.#surest(features);
    return best && { ...best, confidence: this.#grades[gradeOf(best.confidence)] ?? 0 };
  }

  #learn(record: EvidenceRecord, counts: CategoryCounts): void {
    record.add([...counts.values()]);
    if (counts.size < 2) return;
    for (const [category, count] of counts) {
      const rest = majorityOf(counts, category);
      if (rest === undefined || rest.agreeing === rest.total) continue;
      record.addDivided(rest.agreeing, rest.total, count, rest.category === category ? count : 0);
    }
  }

  /** Predicts each payee from the others. */
  *#grade(payees: readonly LabelledPayee[]): Generator<void, readonly number[]> {
    const grades = Array.from({ length: GRADES }, (_, grade) => ({
      weight: ASSUMED_TRIALS,
      value: (ASSUMED_TRIALS * (grade + 0.5)) / GRADES,
    }));
    for (const some of stepsOf(payees)) {
      for (const { features, category } of some) {
        const predicted = this.#surest(features, category);
        const grade = predicted && grades[gradeOf(predicted.confidence)];
        if (grade === undefined) continue;
        grade.weight += 1;
        if (predicted?.category === category) grade.value += 1;
      }
      yield;
    }
    return neverFalling(grades.map(({ weight, value }) => ({ weight, value: value / weight })));
  }

  #surest(features: readonly PayeeFeature[], without?: string): WordEvidence | undefined {
    let best: WordEvidence | undefined;
    for (const feature of features) {
      const counts = this.#counts.get(keyOf(feature));
      const majority = counts && majorityOf(counts, without);
      if (majority === undefined) continue;
      const confidence = this.#records[feature.kind].confidence(majority.agreeing, majority.total);
      if (best === undefined || confidence > best.confidence) best = { ...feature, ...majority, confidence };
    }
    return best;
  }
}

function keyOf({ kind, text }: PayeeFeature): string {
  return `${kind} ${text}`;
}

function gradeOf(confidence: number): number {
  return Math.min(GRADES - 1, Math.floor(confidence * GRADES));
}
