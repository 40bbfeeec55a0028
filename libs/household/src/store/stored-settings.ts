import type { Connection, Transaction } from '@bursar/database';
import { and, eq } from 'drizzle-orm';

import { NOTHING_SET, type Preferences } from '../model/preferences';
import { budgetUsers, settings } from './schema';

/** What a household has set. */
export async function storedPreferences(connection: Connection, owner: string): Promise<Preferences> {
  const [row] = await connection.query<Preferences & Record<string, unknown>>`
    select language, currency, time_zone as "timeZone", entry_to as "entryTo"
    from household.settings where owner = ${owner}`;
  return row ?? NOTHING_SET;
}

const TABLE = 'household.settings';

/** Whether the tables are there; they are made by the first use of the settings. */
export async function hasSettings(connection: Connection): Promise<boolean> {
  // With a parameter the statement is prepared once, and every call asks this until something is set.
  const [row] = await connection.query<{ found: boolean }>`select to_regclass(${TABLE}) is not null as found`;
  return row?.found === true;
}

/** Stores what is given and leaves the rest as it is. */
export async function storePreferences(tx: Transaction, owner: string, changed: Partial<Preferences>): Promise<void> {
  if (Object.keys(changed).length === 0) return;
  await tx.drizzle
    .insert(settings)
    .values({ owner, ...changed })
    .onConflictDoUpdate({ target: settings.owner, set: changed });
}

/** The budget users of the people who have one under another id, by participant. */
export async function storedBudgetUsers(connection: Connection, owner: string): Promise<ReadonlyMap<string, string>> {
  const rows = await connection.query<{ participantId: string; budgetUserId: string }>`
    select participant_id as "participantId", budget_user_id as "budgetUserId"
    from household.budget_users where owner = ${owner}`;
  return new Map(rows.map(({ participantId, budgetUserId }) => [participantId, budgetUserId]));
}

/** Stores under which user the budget knows a person. */
export async function storeBudgetUser(
  tx: Transaction,
  owner: string,
  participantId: string,
  budgetUserId: string,
): Promise<void> {
  await tx.drizzle
    .insert(budgetUsers)
    .values({ owner, participantId, budgetUserId })
    .onConflictDoUpdate({ target: [budgetUsers.owner, budgetUsers.participantId], set: { budgetUserId } });
}

/** From now on the budget knows a person under their own id. */
export async function removeBudgetUser(tx: Transaction, owner: string, participantId: string): Promise<void> {
  await tx.drizzle
    .delete(budgetUsers)
    .where(and(eq(budgetUsers.owner, owner), eq(budgetUsers.participantId, participantId)));
}
