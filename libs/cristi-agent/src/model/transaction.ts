export const TRANSACTION_TYPES = ['INCOME', 'EXPENSE'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** The kinds of categories; the monthly cap counts only `VARIABLE`. */
export const CATEGORY_TYPES = ['INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** One income or expense. */
export interface Transaction {
  readonly type: TransactionType;
  /** Centavos, 0 to 2^53 - 1. */
  readonly amount: bigint;
  readonly categoryType: CategoryType;
  /** Normalized. */
  readonly category: string;
  readonly description: string | null;
  /** The day in Mexico City, `YYYY-MM-DD`. */
  readonly date: string;
}

/** The category type INCOME fits the type INCOME; all others fit EXPENSE. */
export function fitsType(categoryType: CategoryType, type: TransactionType): boolean {
  return (categoryType === 'INCOME') === (type === 'INCOME');
}
