import { and, asc, eq } from 'drizzle-orm';

import { debtKey, type Debt } from '../model/debt';
import type { CristiQueries, CristiReads } from './cristi-database';
import { ofPurse, type Purse } from './of-ledger';
import { debts } from './schema';

/** A debt with what it is known by. */
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
};

/** All debts of a user, in order of creation. */
export function listDebts(queries: CristiReads, purse: Purse): Promise<StoredDebt[]> {
  return queries.select(COLUMNS).from(debts).where(ofPurse(debts, purse)).orderBy(asc(debts.sequence));
}

/** The debt of that name, in any letter case. */
export async function findDebt(queries: CristiQueries, purse: Purse, name: string): Promise<StoredDebt | undefined> {
  const [found] = await queries
    .select(COLUMNS)
    .from(debts)
    .where(and(ofPurse(debts, purse), eq(debts.key, debtKey(name))));
  return found;
}

export async function insertDebt(queries: CristiQueries, { owner, userId }: Purse, debt: StoredDebt): Promise<void> {
  await queries.insert(debts).values({ owner, userId, key: debtKey(debt.name), ...debt });
}

/** Stores what a known debt has become; its id and its place in the list stay. */
export async function updateDebt(queries: CristiQueries, purse: Purse, { id, ...debt }: StoredDebt): Promise<void> {
  await queries
    .update(debts)
    .set(debt)
    .where(and(ofPurse(debts, purse), eq(debts.id, id)));
}
