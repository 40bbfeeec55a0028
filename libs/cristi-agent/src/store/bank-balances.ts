import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';
import { desc, sql } from 'drizzle-orm';

import type { UserLedger } from '../model/user-ledger';
import { ofLedger } from './of-ledger';
import { bankBalances } from './schema';

/** A snapshot of the bank balance. */
export interface BankBalance {
  /** Centavos. */
  readonly balance: bigint;
  /** Nanoseconds since 1970. */
  readonly asOf: bigint;
}

export async function insertBankBalance(
  { drizzle }: DatabaseTransaction,
  { owner, userId }: UserLedger,
  { balance, asOf }: BankBalance,
): Promise<void> {
  await drizzle.insert(bankBalances).values({ owner, userId, balance, asOf: String(asOf) });
}

/** The snapshot of the latest instant, of equal ones the one stored last. */
export async function currentBankBalance(
  { drizzle }: Connection,
  ledger: UserLedger,
): Promise<BankBalance | undefined> {
  const [current] = await drizzle
    .select({ balance: bankBalances.balance, asOf: sql`${bankBalances.asOf}`.mapWith(BigInt) })
    .from(bankBalances)
    .where(ofLedger(bankBalances, ledger))
    .orderBy(desc(bankBalances.asOf), desc(bankBalances.sequence))
    .limit(1);
  return current;
}
