/** The properties of a candidate that lower its confidence. */
export interface Doubts {
  /** `span`: a time without a day, which counts as missing alone. */
  readonly date: 'full' | 'in part' | 'not' | 'span';
  readonly isAmountWeak: boolean;
  readonly category: 'explicit' | 'keyword' | 'misspelled' | 'none';
  readonly missing: readonly string[];
  readonly lowConfidence: readonly string[];
}

const CERTAIN = 100;
const DATE_COST = { full: 0, 'in part': 2, not: 4, span: 0 };
const WEAK_AMOUNT_COST = 3;
const CATEGORY_COST = { explicit: 0, keyword: 3, misspelled: 10, none: 0 };
const MISSING_COST: Readonly<Record<string, number>> = { amount: 40, category: 30, category_type: 15, date: 15 };
const LOW_CONFIDENCE_COST = 15;

/** Confidence from 0 to 1 with two decimals; computed in whole hundredths to avoid rounding. */
export function confidenceOf({ date, isAmountWeak, category, missing, lowConfidence }: Doubts): number {
  // Without a category its type cannot be known either: that counts once.
  const counted = missing.includes('category') ? missing.filter((field) => field !== 'category_type') : missing;
  const cost =
    DATE_COST[date] +
    (isAmountWeak ? WEAK_AMOUNT_COST : 0) +
    CATEGORY_COST[category] +
    counted.reduce((sum, field) => sum + (MISSING_COST[field] ?? 0), 0) +
    lowConfidence.filter((field) => !missing.includes(field)).length * LOW_CONFIDENCE_COST;
  return Math.max(0, CERTAIN - cost) / 100;
}
