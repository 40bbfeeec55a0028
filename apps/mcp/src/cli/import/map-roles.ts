/** What `--map` may name: the columns of a table, and how it is read. */
export const MAP_ROLES = {
  columns: [
    ...['date', 'amount', 'debit', 'credit', 'direction', 'balance', 'currency', 'payee', 'description', 'category'],
    ...['id', 'account', 'status', 'fee'],
  ],
  others: ['sheet', 'header_row', 'fees', 'debit_values'],
} as const;
