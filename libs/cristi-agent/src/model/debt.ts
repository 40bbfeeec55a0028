import type { YearMonth } from '@bursar/calendar';

import { codePointCount } from './text/code-points';
import { collapseWhiteSpace } from './text/white-space';

export const PRIORITIES = ['VERY_HIGH', 'HIGH', 'MEDIUM_HIGH', 'MEDIUM', 'LOW', 'FIXED'] as const;
export type Priority = (typeof PRIORITIES)[number];

const LONGEST_NAME = 100;

/** A debt or a fixed monthly payment. Amounts in centavos; null for unknown values. */
export interface Debt {
  readonly name: string;
  readonly balance: bigint | null;
  readonly minimumPayment: bigint | null;
  /** 1 to 31. */
  readonly dueDay: number | null;
  readonly priority: Priority;
  readonly doNotAccelerate: boolean;
  /** The last month whose minimum has been paid; earlier ones count as paid too. */
  readonly minimumPaidMonth: YearMonth | null;
}

/** Normalizes a debt's name: NFC, single blanks; `undefined` for an empty one and beyond 100 code points. */
export function debtName(text: string): string | undefined {
  const name = collapseWhiteSpace(text);
  return name !== '' && codePointCount(name) <= LONGEST_NAME ? name : undefined;
}

/** The key by which a user's debts are unique: letter case is ignored, accents count. */
export function debtKey(name: string): string {
  return name.toLowerCase().normalize('NFC');
}
