import type { HouseholdContext, Person } from '../context';
import { invalidSetting } from '../model/refusals';
import { removeBudgetUser, storeBudgetUser, storedBudgetUsers } from '../store/stored-settings';

/**
 * Gives a person another id and name. The budget knows them under the same user as before, where that was set. Throws what
 * the port of people throws.
 */
export async function renamePerson(
  { database, people }: HouseholdContext,
  owner: string,
  id: string,
  to: Person,
): Promise<void> {
  if (people === undefined) throw invalidSetting('people', 'a server that keeps shared expenses');
  await people.prepare();
  await database.transaction(async (transaction) => {
    await people.rename(transaction, owner, id, to);
    const budgetUser = (await storedBudgetUsers(transaction, owner)).get(id);
    if (budgetUser === undefined || to.id === id) return;
    await removeBudgetUser(transaction, owner, id);
    if (budgetUser !== to.id) await storeBudgetUser(transaction, owner, to.id, budgetUser);
  });
}
