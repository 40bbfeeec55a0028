import type { Transaction as DatabaseTransaction } from '@bursar/database';
import type * as z from 'zod';

import { budgetAfter } from '../budget/budget-after';
import { typeCategoryMismatch } from '../errors';
import { mexicanDay } from '../model/time/mexico-city';
import { fitsType, type Transaction } from '../model/transaction';
import type { UserLedger } from '../model/user-ledger';
import { deleteTransaction, replaceTransaction, type StoredTransaction } from '../store/transactions';
import type { patchOf, transactionFields } from './transaction-fields';
import { publishTransaction } from './transaction-fields';

/** The fields to change, as a tool has read them; absent ones stay. */
export type TransactionPatch = z.output<ReturnType<typeof patchOf<typeof transactionFields>>> & {
  readonly learn?: boolean | undefined;
};

/**
 * Changes a stored transaction and gives it before and after. Throws `VALIDATION_ERROR` on `patch.category_type` where the
 * changed transaction's type and category type do not fit.
 */
export async function changeTransaction(
  database: DatabaseTransaction,
  ledger: UserLedger,
  previous: StoredTransaction,
  patch: TransactionPatch,
) {
  const current = patched(previous, patch);
  if (!fitsType(current.categoryType, current.type)) {
    throw typeCategoryMismatch('patch.category_type', current.categoryType);
  }
  const budget = await budgetAfter(database, ledger, { previous, current });
  await replaceTransaction(database, ledger, previous, {
    ...current,
    ...(patch.learn !== undefined && { learn: patch.learn }),
  });
  return {
    transaction_id: previous.id,
    previous: publishTransaction(previous),
    current: publishTransaction(current),
    ...budget,
  };
}

/** Deletes a stored transaction and gives what it was. */
export async function removeTransaction(database: DatabaseTransaction, ledger: UserLedger, stored: StoredTransaction) {
  const budget = await budgetAfter(database, ledger, { previous: stored });
  await deleteTransaction(database, ledger, stored);
  return { deleted_transaction_id: stored.id, deleted: publishTransaction(stored), ...budget };
}

function patched(previous: Transaction, changes: TransactionPatch): Transaction {
  return {
    type: changes.type ?? previous.type,
    amount: changes.amount_mxn_cents ?? previous.amount,
    categoryType: changes.category_type ?? previous.categoryType,
    category: changes.category ?? previous.category,
    description: changes.description === undefined ? previous.description : changes.description,
    date: changes.date_iso === undefined ? previous.date : mexicanDay(changes.date_iso).text,
  };
}
