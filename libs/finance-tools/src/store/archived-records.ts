import type { ArchivedDomain } from '@bursar/own-data';

import { ARCHIVED_IMPORTS } from './archived-imports';
import { ARCHIVED_JOURNAL } from './archived-journal';
import { ARCHIVED_TRANSACTIONS } from './archived-transactions';

/** What is stored of an owner, in an order in which every reference is to a record before. */
export const financeArchive: ArchivedDomain = {
  domain: 'finance-tools',
  prefix: 'bank',
  records: [...ARCHIVED_IMPORTS, ...ARCHIVED_TRANSACTIONS, ...ARCHIVED_JOURNAL],
  // Triggers keep the totals of months, and count the state that links are in.
  computed: ['finance.month_totals', 'finance.ledgers.links_version'],
};
