import type { Migrations } from '@bursar/database';

import ledger from '../../migrations/0000_ledger.sql';
import indexes from '../../migrations/0001_indexes.sql';
import monthTotals from '../../migrations/0002_month_totals.sql';
import monthTotalsKept from '../../migrations/0003_month_totals_kept.sql';
import statements from '../../migrations/0004_statements.sql';
import payees from '../../migrations/0005_payees.sql';
import payeeIndexes from '../../migrations/0006_payee_indexes.sql';
import journal from '../../migrations/0007_journal.sql';
import journalKept from '../../migrations/0008_journal_kept.sql';
import reportedBalances from '../../migrations/0009_reported_balances.sql';
import links from '../../migrations/0010_links.sql';
import linksKept from '../../migrations/0011_links_kept.sql';
import statementIndexes from '../../migrations/0012_statement_indexes.sql';
import journalErased from '../../migrations/0013_journal_erased.sql';
import ownerExtension from '../../migrations/0014_owner_extension.sql';
import indexesOfOwners from '../../migrations/0015_indexes_of_owners.sql';

/** A migration never changes after it was released. A bundle contains them as text. */
export const migrations: Migrations = {
  domain: 'finance-tools',
  schema: 'finance',
  files: {
    '0000_ledger.sql': ledger,
    '0001_indexes.sql': indexes,
    '0002_month_totals.sql': monthTotals,
    '0003_month_totals_kept.sql': monthTotalsKept,
    '0004_statements.sql': statements,
    '0005_payees.sql': payees,
    '0006_payee_indexes.sql': payeeIndexes,
    '0007_journal.sql': journal,
    '0008_journal_kept.sql': journalKept,
    '0009_reported_balances.sql': reportedBalances,
    '0010_links.sql': links,
    '0011_links_kept.sql': linksKept,
    '0012_statement_indexes.sql': statementIndexes,
    '0013_journal_erased.sql': journalErased,
    '0014_owner_extension.sql': ownerExtension,
    '0015_indexes_of_owners.sql': indexesOfOwners,
  },
};
