import type { TransactionsRequest } from '../contract/inputs';
import type { TransactionPage } from '../contract/outputs';
import { accountNotFound, invalidDateRange } from '../contract/refusals';
import { publishMovement } from '../domain/publish';
import { findAccount } from '../store/accounts';
import { countMovements, movementsInRange } from '../store/list-movements';
import type { PlanifiContext } from './planifi-context';
import { reading } from './transactions';

/**
 * A page of an account's movements in a range of days, newest first; disabled accounts too. Throws
 * `INVALID_DATE_RANGE`, then `ACCOUNT_NOT_FOUND`.
 */
export async function listTransactions(
  context: PlanifiContext,
  { page, size, ...range }: TransactionsRequest,
): Promise<TransactionPage> {
  if (range.from > range.to) throw invalidDateRange();
  return reading(context, async ({ queries, owner }) => {
    if ((await findAccount(queries, owner, range.accountId)) === undefined) throw accountNotFound(range.accountId);
    const totalItems = await countMovements(queries, owner, range);
    const totalPages = Math.ceil(totalItems / size);
    // Past the end nothing is looked up: the number of the first item may be more than a database counts to.
    const movements =
      page < totalPages ? await movementsInRange(queries, owner, range, { limit: size, offset: page * size }) : [];
    return { items: movements.map(publishMovement), page, size, totalItems, totalPages };
  });
}
