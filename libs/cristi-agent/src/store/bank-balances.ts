import { desc, sql } from 'drizzle-orm';

import type { CristiQueries, CristiReads } from './cristi-database';
import { ofPurse, type Purse } from './of-ledger';
import { bankBalances } from './schema';

/** What was in the bank at an instant. */
export interface BankBalance {
  /** Centavos. */
  readonly balance: bigint;
  /** Nanoseconds since 1970. */
  readonly asOf: bigint;
}

export async function insertBankBalance(
  queries: CristiQueries,
  { owner, userId }: Purse,
  { balance, asOf }: BankBalance,
): Promise<void> {
  await queries.insert(bankBalances).values({ owner, userId, balance, asOf: String(asOf) });
}

/** The snapshot of the latest instant, of equal ones the one stored last; `undefined` when there is none. */
export async function currentBankBalance(queries: CristiReads, purse: Purse): Promise<BankBalance | undefined> {
  const [current] = await queries
    .select({ balance: bankBalances.balance, asOf: sql`${bankBalances.asOf}`.mapWith(BigInt) })
    .from(bankBalances)
    .where(ofPurse(bankBalances, purse))
    .orderBy(desc(bankBalances.asOf), desc(bankBalances.sequence))
    .limit(1);
  return current;
}
