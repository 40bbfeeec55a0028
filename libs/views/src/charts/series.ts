/** What one colour and pattern of a chart stands for. */
export interface Series {
  readonly id: 'income' | 'spending' | 'balance';
  readonly name: string;
  /** Decimal text by month; null where it is not known. */
  readonly amounts: readonly (string | null)[];
}
