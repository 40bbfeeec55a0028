/** A table whose rows are journaled whole; `transactions` has a journal of its own. */
export interface JournaledTable {
  readonly name: string;
  /** The columns of its key after the owner, as its trigger has them. */
  readonly key: readonly string[];
}

/** In the order of names. A trigger of each, which a migration makes with `finance.journal_table`, writes the journal. */
export const JOURNALED_TABLES: readonly JournaledTable[] = [
  { name: 'accounts', key: ['account_id'] },
  { name: 'balances', key: ['account_id', 'day', 'import_number', 'statement_number'] },
  { name: 'categories', key: ['category_id'] },
  { name: 'links', key: ['link_number'] },
  { name: 'replacements', key: ['import_number', 'sequence'] },
  { name: 'reported_balances', key: ['account_id', 'day'] },
  { name: 'rules', key: ['rule_number'] },
  { name: 'statements', key: ['import_number', 'statement_number'] },
];
