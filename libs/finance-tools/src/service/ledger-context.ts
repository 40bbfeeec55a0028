import type { Clock } from '@bursar/calendar';

import type { TransactionSource } from '../contract/transaction-source';
import type { FinanceDatabase } from '../store/finance-database';

/** What every use case needs: whose data it is, where it is stored, and the present. */
export interface LedgerContext {
  readonly owner: string;
  readonly database: FinanceDatabase;
  readonly clock: Clock;
  /** Others' transactions that search, sum, aggregate and lists cover; ready to be read. */
  readonly sources: readonly TransactionSource[];
}
