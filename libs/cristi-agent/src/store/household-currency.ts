import type { Connection, Transaction } from '@bursar/database';

import { CONTRACT_CURRENCY, type StoredCurrency } from '../model/terms';
import type { UserLedger } from '../model/user-ledger';

/** Reads the currency of an owner: every user who has entered anything has the same currency. */
export async function storedCurrency(connection: Connection, owner: string): Promise<StoredCurrency> {
  // Nearly every owner has transactions, and a statement over all tables takes several times as long to begin.
  const [spending] = await connection.query<{ currency: string | null }>`
    select currency from cristi.purses users
    where owner = ${owner}
      and exists (select from cristi.transactions where owner = ${owner} and user_id = users.user_id)
    limit 1`;
  const [row] = spending === undefined ? await currencyOfOthers(connection, owner) : [spending];
  return { currency: row?.currency ?? CONTRACT_CURRENCY, isEmpty: row === undefined };
}

/** The currency of users who have entered anything besides transactions. */
function currencyOfOthers(connection: Connection, owner: string) {
  return connection.query<{ currency: string | null }>`
    select currency from cristi.purses users
    where owner = ${owner} and (
      exists (select from cristi.budgets where owner = ${owner} and user_id = users.user_id)
      or exists (select from cristi.category_budgets where owner = ${owner} and user_id = users.user_id)
      or exists (select from cristi.debts where owner = ${owner} and user_id = users.user_id)
      or exists (select from cristi.bank_balances where owner = ${owner} and user_id = users.user_id)
      or exists (select from cristi.recurring_entries where owner = ${owner} and user_id = users.user_id))
    limit 1`;
}

/** Gives a user's ledger, which is locked, the currency of its owner's entries; while there are none, the one given. */
export async function adoptCurrency(tx: Transaction, { owner, userId }: UserLedger, currency: string): Promise<void> {
  const stored = await storedCurrency(tx, owner);
  const adopted = stored.isEmpty ? currency : stored.currency;
  await tx.query`
    update cristi.purses set currency = ${adopted}
    where owner = ${owner} and user_id = ${userId} and coalesce(currency, ${CONTRACT_CURRENCY}) <> ${adopted}`;
}
