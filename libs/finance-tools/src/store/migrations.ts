import type { Migrations } from '@bursar/database';

import ledger from '../../migrations/0000_ledger.sql';
import indexes from '../../migrations/0001_indexes.sql';
import monthTotals from '../../migrations/0002_month_totals.sql';
import monthTotalsKept from '../../migrations/0003_month_totals_kept.sql';

/** A migration never changes after it was released. A bundle contains them as text. */
export const migrations: Migrations = {
  domain: 'finance-tools',
  schema: 'finance',
  files: {
    '0000_ledger.sql': ledger,
    '0001_indexes.sql': indexes,
    '0002_month_totals.sql': monthTotals,
    '0003_month_totals_kept.sql': monthTotalsKept,
  },
};
