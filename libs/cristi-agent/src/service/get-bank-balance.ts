import type { BankBalanceData } from '../contract/outputs';
import { noBankBalance } from '../contract/refusals';
import { mexicanTimestamp } from '../domain/time/mexico-city';
import { currentBankBalance } from '../store/bank-balances';
import type { Purse } from '../store/purse';
import type { CristiContext } from './cristi-context';
import { asking } from './transactions';

/** The current snapshot. Throws `NOT_FOUND` when there never was one, `DB_ERROR`. */
export function getBankBalance(context: CristiContext, purse: Purse): Promise<BankBalanceData> {
  return asking(context, async (queries) => {
    const current = await currentBankBalance(queries, purse);
    if (current === undefined) throw noBankBalance();
    return { bank_balance_mxn_cents: Number(current.balance), as_of_iso: mexicanTimestamp(current.asOf) };
  });
}
