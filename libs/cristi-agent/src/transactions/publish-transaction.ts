import type { DebtBody, TransactionBody } from '../contract/outputs';
import { totalTooLarge } from '../errors';
import { isPublishable } from '../model/amount';
import type { Debt } from '../model/debt';
import type { Transaction } from '../model/transaction';

/** A total as a JSON number. Throws `CONFLICT` with the field's name for one beyond 2^53 - 1: it is never rounded. */
export function publishTotal(centavos: bigint, field: string, facts?: Readonly<Record<string, unknown>>): number {
  if (!isPublishable(centavos)) throw totalTooLarge(field, facts);
  return Number(centavos);
}

export function publishTransaction(transaction: Transaction): TransactionBody {
  return {
    type: transaction.type,
    amount_mxn_cents: Number(transaction.amount),
    category_type: transaction.categoryType,
    category: transaction.category,
    description: transaction.description,
    date_iso: transaction.date,
  };
}

export function publishDebt(debt: Debt): DebtBody {
  return {
    name: debt.name,
    balance_mxn_cents: publishOptional(debt.balance),
    minimum_payment_mxn_cents: publishOptional(debt.minimumPayment),
    due_day_of_month: debt.dueDay,
    priority: debt.priority,
    do_not_accelerate: debt.doNotAccelerate,
  };
}

function publishOptional(amount: bigint | null): number | null {
  return amount === null ? null : Number(amount);
}
