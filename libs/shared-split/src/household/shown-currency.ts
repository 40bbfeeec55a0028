import type { Connection } from '@bursar/database';

import { currencyInForce } from '../model/terms';
import { storedCurrency } from '../store/household-currency';

/** The currency of a household's shared expenses: that of its entries, else the one it prefers, else the contract's. */
export async function currencyOfShares(
  connection: Connection,
  householdId: string,
  preferred: string | null,
): Promise<string> {
  return currencyInForce(await storedCurrency(connection, householdId), preferred);
}
