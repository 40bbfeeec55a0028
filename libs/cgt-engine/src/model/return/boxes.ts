import type { Kind } from '../actions';
import type { KindTotals } from './kind-totals';

interface Numbers {
  readonly disposals: string;
  readonly proceeds: string;
  readonly allowableCosts: string;
  readonly gains: string;
  readonly losses: string;
}

// SA108 (Capital gains summary), as transcribed by third parties.
const BOXES: Readonly<Record<Exclude<Kind, 'EXEMPT'>, Numbers>> = {
  LISTED: { disposals: '23', proceeds: '24', allowableCosts: '25', gains: '26', losses: '27' },
  UNLISTED: { disposals: '31', proceeds: '32', allowableCosts: '33', gains: '34', losses: '35' },
  CRYPTO: { disposals: '13.1', proceeds: '13.2', allowableCosts: '13.3', gains: '13.4', losses: '13.5' },
  OTHER: { disposals: '14', proceeds: '15', allowableCosts: '16', gains: '17', losses: '19' },
};

export const LOSSES_USED_BOX = '45';
export const LOSSES_CARRIED_BOX = '47';
export const ADJUSTMENT_BOX = '51';

const FIRST_YEAR = 2023;
const FIRST_YEAR_WITH_CRYPTO = 2024;
const LAST_YEAR = 2025;

export function hasBoxes(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR;
}

/** The sections of the form by box number: whole pounds and counts. Before 2024/25 crypto is within "other". */
export function kindBoxes(year: number, kinds: readonly KindTotals[]): Record<string, string> {
  const sums = new Map<string, bigint>();
  for (const totals of kinds) {
    if (totals.kind === 'EXEMPT') continue;
    const numbers = BOXES[totals.kind === 'CRYPTO' && year < FIRST_YEAR_WITH_CRYPTO ? 'OTHER' : totals.kind];
    for (const figure of ['disposals', 'proceeds', 'allowableCosts', 'gains', 'losses'] as const) {
      sums.set(numbers[figure], (sums.get(numbers[figure]) ?? 0n) + BigInt(totals[figure]));
    }
  }
  return Object.fromEntries([...sums].map(([box, sum]) => [box, sum.toString()]));
}
