import type { Connection } from '@bursar/database';

import { CONTRACT_CURRENCY } from './model/terms';
import { storedCurrency } from './store/household-currency';

/** The currency of an owner's budgets: that of their entries, else the one preferred, else the contract's. */
export async function currencyOfBudgets(
  connection: Connection,
  owner: string,
  preferred: string | null,
): Promise<string> {
  const { currency, isEmpty } = await storedCurrency(connection, owner);
  return isEmpty ? (preferred ?? CONTRACT_CURRENCY) : currency;
}
