import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';
import { and, asc, eq } from 'drizzle-orm';

import { debtKey, type Debt } from '../model/debt';
import type { UserLedger } from '../model/user-ledger';
import { ofLedger } from './of-ledger';
import { debts } from './schema';

/** A debt with its id. */
export interface StoredDebt extends Debt {
  readonly id: string;
}

const COLUMNS = {
  id: debts.id,
  name: debts.name,
  balance: debts.balance,
  minimumPayment: debts.minimumPayment,
  dueDay: debts.dueDay,
  priority: debts.priority,
  doNotAccelerate: debts.doNotAccelerate,
  minimumPaidMonth: debts.minimumPaidMonth,
};

/** All debts of a user, in order of creation. */
export async function listDebts({ drizzle }: Connection, ledger: UserLedger): Promise<StoredDebt[]> {
  return drizzle.select(COLUMNS).from(debts).where(ofLedger(debts, ledger)).orderBy(asc(debts.sequence));
}

/** The debt of that name in any letter case. */
export async function findDebt(
  { drizzle }: Connection,
  ledger: UserLedger,
  name: string,
): Promise<StoredDebt | undefined> {
  const [found] = await drizzle
    .select(COLUMNS)
    .from(debts)
    .where(and(ofLedger(debts, ledger), eq(debts.key, debtKey(name))));
  return found;
}

export async function insertDebt(
  { drizzle }: DatabaseTransaction,
  { owner, userId }: UserLedger,
  debt: StoredDebt,
): Promise<void> {
  await drizzle.insert(debts).values({ owner, userId, key: debtKey(debt.name), ...debt });
}

/** Stores the new values of a known debt; its id and its position in the list stay. */
export async function updateDebt(
  { drizzle }: DatabaseTransaction,
  ledger: UserLedger,
  { id, ...debt }: StoredDebt,
): Promise<void> {
  await drizzle
    .update(debts)
    .set(debt)
    .where(and(ofLedger(debts, ledger), eq(debts.id, id)));
}
