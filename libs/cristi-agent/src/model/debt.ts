import { codePointCount } from './text/code-points';
import { collapseWhiteSpace } from './text/white-space';

export const PRIORITIES = ['VERY_HIGH', 'HIGH', 'MEDIUM_HIGH', 'MEDIUM', 'LOW', 'FIXED'] as const;
export type Priority = (typeof PRIORITIES)[number];

const LONGEST_NAME = 100;

/** What is owed to somebody, or has to be paid every month. Amounts in centavos. */
export interface Debt {
  readonly name: string;
  readonly balance: bigint | null;
  readonly minimumPayment: bigint | null;
  /** 1 to 31. */
  readonly dueDay: number | null;
  readonly priority: Priority;
  readonly doNotAccelerate: boolean;
}

/** A debt of which only some facts are told: what is absent stays, or is the default of a new one. */
export type DebtPatch = Pick<Debt, 'name'> & Partial<Omit<Debt, 'name'>>;

/** A debt's name as it is stored: composed, blanks single; `undefined` for none and for more than 100 code points. */
export function debtName(text: string): string | undefined {
  const name = collapseWhiteSpace(text);
  return name !== '' && codePointCount(name) <= LONGEST_NAME ? name : undefined;
}

/** What tells a user's debts apart: letter case does not, accents do. */
export function debtKey(name: string): string {
  return name.toLowerCase().normalize('NFC');
}
