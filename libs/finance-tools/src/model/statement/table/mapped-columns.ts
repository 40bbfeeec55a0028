/** Columns that a mapping settles: an index, or null for none. */
export type MappedIndexes = Readonly<Partial<Record<MappedRole, number | null>>> & {
  readonly description?: readonly number[] | null;
};

export type MappedRole =
  | 'date'
  | 'amount'
  | 'debit'
  | 'credit'
  | 'direction'
  | 'balance'
  | 'currency'
  | 'payee'
  | 'category'
  | 'id'
  | 'account'
  | 'status'
  | 'fee';
