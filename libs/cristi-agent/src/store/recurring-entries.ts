import type { Connection, Transaction as DatabaseTransaction } from '@bursar/database';
import { and, eq } from 'drizzle-orm';

import { debtKey } from '../model/debt';
import type { RecurringEntry } from '../model/recurring-entry';
import type { UserLedger } from '../model/user-ledger';
import { ofLedger } from './of-ledger';
import { recurringEntries } from './schema';

const COLUMNS = {
  name: recurringEntries.name,
  type: recurringEntries.type,
  amount: recurringEntries.amount,
  category: recurringEntries.category,
  categoryType: recurringEntries.categoryType,
  daysOfMonth: recurringEntries.daysOfMonth,
  everyWeeks: recurringEntries.everyWeeks,
  yearly: recurringEntries.yearly,
  from: recurringEntries.from,
  until: recurringEntries.until,
  remaining: recurringEntries.remaining,
};

/** All recurring entries of a user, in no order. */
export async function listRecurringEntries({ drizzle }: Connection, ledger: UserLedger): Promise<RecurringEntry[]> {
  return drizzle.select(COLUMNS).from(recurringEntries).where(ofLedger(recurringEntries, ledger));
}

/** The entry of that name in any letter case. */
export async function findRecurringEntry(
  { drizzle }: Connection,
  ledger: UserLedger,
  name: string,
): Promise<RecurringEntry | undefined> {
  const [found] = await drizzle.select(COLUMNS).from(recurringEntries).where(ofName(ledger, name));
  return found;
}

/** Stores an entry, in place of the one of its name. */
export async function storeRecurringEntry(
  { drizzle }: DatabaseTransaction,
  { owner, userId }: UserLedger,
  { daysOfMonth, ...rest }: RecurringEntry,
): Promise<void> {
  const entry = { ...rest, daysOfMonth: daysOfMonth === null ? null : [...daysOfMonth] };
  await drizzle
    .insert(recurringEntries)
    .values({ owner, userId, key: debtKey(entry.name), ...entry })
    .onConflictDoUpdate({
      target: [recurringEntries.owner, recurringEntries.userId, recurringEntries.key],
      set: entry,
    });
}

/** Removes the entry of that name in any letter case. */
export async function deleteRecurringEntry(
  { drizzle }: DatabaseTransaction,
  ledger: UserLedger,
  name: string,
): Promise<void> {
  await drizzle.delete(recurringEntries).where(ofName(ledger, name));
}

function ofName(ledger: UserLedger, name: string) {
  return and(ofLedger(recurringEntries, ledger), eq(recurringEntries.key, debtKey(name)));
}
