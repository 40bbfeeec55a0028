import type { Connection, Transaction } from '@bursar/database';

import { CONTRACT_CURRENCY, type StoredCurrency } from '../model/terms';

/** Reads the currency of a household; one that never started is empty. */
export async function storedCurrency(connection: Connection, householdId: string): Promise<StoredCurrency> {
  const [row] = await connection.query<{ currency: string | null; isEmpty: boolean }>`
    select (select currency from shared_split.households where household_id = ${householdId}) as currency,
      not exists (select from shared_split.movements where household_id = ${householdId})
        and not exists (select from shared_split.recurrences where household_id = ${householdId})
        and not exists (select from shared_split.settlements where household_id = ${householdId}) as "isEmpty"`;
  return { currency: row?.currency ?? CONTRACT_CURRENCY, isEmpty: row?.isEmpty ?? true };
}

/** Makes it the currency of a household that has entered nothing, whose row is locked; of any other it stays. */
export async function adoptCurrency(tx: Transaction, householdId: string, currency: string): Promise<void> {
  await tx.query`
    update shared_split.households set currency = ${currency}
    where household_id = ${householdId} and coalesce(currency, ${CONTRACT_CURRENCY}) <> ${currency}
      and not exists (select from shared_split.movements where household_id = ${householdId})
      and not exists (select from shared_split.recurrences where household_id = ${householdId})
      and not exists (select from shared_split.settlements where household_id = ${householdId})`;
}
