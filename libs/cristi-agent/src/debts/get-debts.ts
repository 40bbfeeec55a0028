import type { DebtsData } from '../contract/outputs';
import { listDebts } from '../store/debts';
import type { Purse } from '../store/of-ledger';
import type { CristiContext } from '../service/cristi-context';
import { publishDebt } from '../transactions/publish-transaction';
import { asking } from '../context';

/** All debts, in order of creation. Throws `DB_ERROR`. */
export function getDebts(context: CristiContext, purse: Purse): Promise<DebtsData> {
  return asking(context, async (queries) => ({ debts: (await listDebts(queries, purse)).map(publishDebt) }));
}
