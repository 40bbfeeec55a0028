export const TRANSACTION_TYPES = ['INCOME', 'EXPENSE'] as const;
export type TransactionType = (typeof TRANSACTION_TYPES)[number];

/** What kind of money a category is: the monthly cap counts `VARIABLE` alone. */
export const CATEGORY_TYPES = ['INCOME', 'FIXED', 'VARIABLE', 'DEBT', 'DONATION', 'SAVINGS'] as const;
export type CategoryType = (typeof CATEGORY_TYPES)[number];

/** One movement of money as it is stored and given back. */
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

/** Income is INCOME and nothing else is. */
export function fitsType(categoryType: CategoryType, type: TransactionType): boolean {
  return (categoryType === 'INCOME') === (type === 'INCOME');
}
