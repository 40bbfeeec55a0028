import { csvLine } from '@bursar/toolkit';

import type { BookFormat } from './format';

/** One table of all postings, for spreadsheets. */
export const postingsCsv: BookFormat = {
  head: () => csvLine(['ref', 'date', 'domain', 'account', 'amount', 'currency', 'description']),
  entry: ({ day, domain, ref, text, postings }) =>
    postings
      .map(({ account, amount, currency }) => csvLine([ref, day, domain, account, amount, currency, text]))
      .join(''),
};
