import type { ArchivedDomain } from '@bursar/own-data';

/** The journal of changes. */
export const ARCHIVED_JOURNAL: ArchivedDomain['records'] = [
  {
    record: 'change',
    table: 'finance.changes',
    owner: 'owner',
    id: { column: 'change_number', prefix: 'change-' },
    order: ['change_number'],
    columns: {
      change_number: 'integer',
      kind: 'text',
      at: 'text',
      via: 'text',
      tool: 'text',
      summary: 'text',
      import_number: 'integer',
      undoes: 'integers',
      first_sequence: 'integer',
      next_sequence: 'integer',
      row_count: 'integer',
      previous_hash: 'text',
      hash: 'text',
    },
  },
  {
    record: 'changed_transaction',
    table: 'finance.changed_transactions',
    owner: 'owner',
    order: ['change_number', 'sequence'],
    columns: {
      change_number: 'integer',
      sequence: 'integer',
      before: 'text',
      after: 'text',
      derived: 'text',
    },
  },
  {
    record: 'changed_row',
    table: 'finance.changed_rows',
    owner: 'owner',
    order: ['change_number', 'table_name', 'key'],
    columns: {
      change_number: 'integer',
      table_name: 'text',
      key: 'text',
      before: 'text',
      after: 'text',
    },
  },
];
