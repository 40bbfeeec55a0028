import type { BankBalanceData } from '../contract/outputs';
import { noBankBalance } from '../errors';
import { mexicanTimestamp } from '../model/time/mexico-city';
import { currentBankBalance } from '../store/bank-balances';
import type { Purse } from '../store/of-ledger';
import type { CristiContext } from '../service/cristi-context';
import { asking } from '../context';

/** The current snapshot. Throws `NOT_FOUND` when there never was one, `DB_ERROR`. */
export function getBankBalance(context: CristiContext, purse: Purse): Promise<BankBalanceData> {
  return asking(context, async (queries) => {
    const current = await currentBankBalance(queries, purse);
    if (current === undefined) throw noBankBalance();
    return { bank_balance_mxn_cents: Number(current.balance), as_of_iso: mexicanTimestamp(current.asOf) };
  });
}
