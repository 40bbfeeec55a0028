import type { Connection } from '@bursar/database';

import { currencyInForce } from './model/terms';
import { storedCurrency } from './store/household-currency';

/** The currency of an owner's budgets: that of their entries, else the one preferred, else the contract's. */
export async function currencyOfBudgets(
  connection: Connection,
  owner: string,
  preferred: string | null,
): Promise<string> {
  return currencyInForce(await storedCurrency(connection, owner), preferred);
}
