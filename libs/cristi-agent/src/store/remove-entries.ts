import type { RemovedEntries, Transaction } from '@bursar/database';
import { sql } from 'drizzle-orm';

import { recomputeMonths } from './month-totals';

/** Takes transactions, debts, balances, caps and recurring entries out. None needs another. */
export async function removeEntries(tx: Transaction, { owner, keys }: RemovedEntries): Promise<number> {
  const keyed = sql`(select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
  await tx.query(sql`
    delete from cristi.transactions
    where owner = ${owner} and concat('transaction ', user_id, ' ', transaction_id) in ${keyed}`);
  await tx.query(sql`
    delete from cristi.debts where owner = ${owner} and concat('debt ', user_id, ' ', debt_id) in ${keyed}`);
  await tx.query(sql`
    delete from cristi.bank_balances
    where owner = ${owner} and concat('balance ', user_id, ' ', sequence) in ${keyed}`);
  await tx.query(sql`
    delete from cristi.budgets
    where owner = ${owner} and concat('cap ', user_id, ' ', effective_month) in ${keyed}`);
  await tx.query(sql`
    delete from cristi.category_budgets
    where owner = ${owner} and concat('cap ', user_id, ' ', effective_month, ' ', category) in ${keyed}`);
  await tx.query(sql`
    delete from cristi.recurring_entries
    where owner = ${owner} and concat('recurring ', user_id, ' ', name_key) in ${keyed}`);
  await recomputeMonths(tx, owner);
  await removeUnusedLedgers(tx, owner);
  return 0;
}

/** A user without anything left keeps no currency. */
async function removeUnusedLedgers(tx: Transaction, owner: string): Promise<void> {
  await tx.query`
    delete from cristi.purses p where owner = ${owner} and not exists (
      select from cristi.transactions o where o.owner = p.owner and o.user_id = p.user_id
      union all select from cristi.debts o where o.owner = p.owner and o.user_id = p.user_id
      union all select from cristi.bank_balances o where o.owner = p.owner and o.user_id = p.user_id
      union all select from cristi.budgets o where o.owner = p.owner and o.user_id = p.user_id
      union all select from cristi.category_budgets o where o.owner = p.owner and o.user_id = p.user_id
      union all select from cristi.recurring_entries o where o.owner = p.owner and o.user_id = p.user_id)`;
}
