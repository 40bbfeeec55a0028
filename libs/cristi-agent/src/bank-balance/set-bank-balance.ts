import type { SetBankBalanceInput } from '../contract/inputs';
import { missingInput } from '../validation-error';
import type { SetBankBalanceData } from '../contract/outputs';
import { instantOfTimestamp, mexicanTimestamp } from '../model/time/mexico-city';
import { insertBankBalance } from '../store/bank-balances';
import type { Purse } from '../store/of-ledger';
import type { CristiContext } from '../service/cristi-context';
import { writing } from '../context';

/** Adds a snapshot; one of the past does not become current. Throws `VALIDATION_ERROR` on `as_of_iso`, `DB_ERROR`. */
export async function setBankBalance(
  context: CristiContext,
  purse: Purse,
  { bank_balance_mxn_cents: balance, as_of_iso: stated, now_iso: now }: SetBankBalanceInput,
): Promise<SetBankBalanceData> {
  const timestamp = stated ?? now;
  if (timestamp === undefined) throw missingInput('as_of_iso');
  const asOf = instantOfTimestamp(timestamp);
  await writing(context, purse, (queries) => insertBankBalance(queries, purse, { balance, asOf }));
  return { stored: { bank_balance_mxn_cents: Number(balance), as_of_iso: mexicanTimestamp(asOf) } };
}
