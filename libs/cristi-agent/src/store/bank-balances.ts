import type { CivilDate } from '@bursar/calendar';
import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';
import { desc, sql } from 'drizzle-orm';

import type { UserLedger } from '../model/user-ledger';
import { ofLedger } from './of-ledger';
import { bankBalances } from './schema';

const NANOSECONDS_A_MILLISECOND = 1_000_000n;

/** A snapshot of the bank balance. */
export interface BankBalance {
  /** Centavos. */
  readonly balance: bigint;
  /** Nanoseconds since 1970. */
  readonly asOf: bigint;
}

/** Stores a snapshot with the transactions that were recorded before it was told. */
export async function insertBankBalance(
  { drizzle }: DatabaseTransaction,
  { owner, userId }: UserLedger,
  { balance, asOf }: BankBalance,
): Promise<void> {
  await drizzle.insert(bankBalances).values({
    owner,
    userId,
    balance,
    asOf: String(asOf),
    transactionsBefore: sql`(select case when is_called then last_value else 0 end from cristi.transactions_sequence_seq)`,
  });
}

/** A snapshot with the last number of the transactions' sequence when it was told; null where that is not known. */
export interface CurrentBankBalance extends BankBalance {
  readonly transactionsBefore: bigint | null;
}

/** The snapshot of the latest instant, of equal ones the one stored last. */
export async function currentBankBalance(
  { drizzle }: Connection,
  ledger: UserLedger,
): Promise<CurrentBankBalance | undefined> {
  const [current] = await drizzle
    .select({
      balance: bankBalances.balance,
      asOf: sql`${bankBalances.asOf}`.mapWith(BigInt),
      transactionsBefore: bankBalances.transactionsBefore,
    })
    .from(bankBalances)
    .where(ofLedger(bankBalances, ledger))
    .orderBy(desc(bankBalances.asOf), desc(bankBalances.sequence))
    .limit(1);
  return current;
}

/** What was recorded since a snapshot, in centavos of any size. */
export interface Since {
  readonly income: bigint;
  readonly expense: bigint;
}

/**
 * The transactions dated after the snapshot's day up to `today`, and those of its own day that were recorded after it was
 * told.
 */
export async function totalsSince(
  connection: Connection,
  { owner, userId }: UserLedger,
  { asOf, transactionsBefore }: CurrentBankBalance,
  day: CivilDate,
  today: CivilDate,
): Promise<Since> {
  const [row] = await connection.query<Record<keyof Since, string>>`
    select coalesce(sum(amount_mxn_cents) filter (where type = 'INCOME'), 0) as income,
      coalesce(sum(amount_mxn_cents) filter (where type = 'EXPENSE'), 0) as expense
    from cristi.transactions
    where owner = ${owner} and user_id = ${userId} and date between ${day.text} and ${today.text}
      and (date > ${day.text} or case when ${transactionsBefore}::bigint is null
        then created_at > ${asOf / NANOSECONDS_A_MILLISECOND}::bigint else sequence > ${transactionsBefore}::bigint end)`;
  return { income: BigInt(row?.income ?? '0'), expense: BigInt(row?.expense ?? '0') };
}
