import type { DebtsData } from '../contract/outputs';
import { listDebts } from '../store/debts';
import type { Purse } from '../store/purse';
import type { CristiContext } from './cristi-context';
import { publishDebt } from './publish';
import { asking } from './transactions';

/** All debts, in order of creation. Throws `DB_ERROR`. */
export function getDebts(context: CristiContext, purse: Purse): Promise<DebtsData> {
  return asking(context, async (queries) => ({ debts: (await listDebts(queries, purse)).map(publishDebt) }));
}
