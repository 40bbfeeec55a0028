import type { Saved } from '../../../changes/changes';
import type { Values } from '../../../forms/fields';
import type { Attempt } from '../../../forms/form';
import { accountChanges, type Account } from '../../accounts/account-changes';
import { budgetChanges } from '../../budget-place/budget-changes';
import { sharedChanges } from '../../shared-expenses/shared-changes';
import { accountOf, budgetUserOf, type EntryContext, type Lands } from './entry-context';

/** Stores an entry where it lands. Throws ChangeFailure. */
export async function storeEntry(
  context: EntryContext,
  { lands, accounts }: { readonly lands: Lands | undefined; readonly accounts: readonly Account[] },
  values: Values,
  attempt: Attempt,
): Promise<Saved | undefined> {
  const { language, callTool, people, person, currencies } = context;
  if (lands === 'shared' && person !== undefined) {
    return sharedChanges({ language, callTool, people, person, currency: currencies.shared }).addPurchase(
      values,
      attempt,
    );
  }
  if (lands === 'budget') {
    const user = budgetUserOf(context) || (values['user'] ?? '');
    return budgetChanges({ language, callTool, user, currency: currencies.budget }).add(values, attempt);
  }
  const account = accountOf(accounts, lands);
  if (account === undefined) return undefined;
  const direction = values['type'] === 'INCOME' ? 'IN' : 'OUT';
  return accountChanges({ language, callTool }).add(account, { ...values, direction }, attempt);
}
