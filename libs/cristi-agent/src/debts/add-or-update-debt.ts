import { ulid } from 'ulid';

import type { AddOrUpdateDebtInput } from '../contract/inputs';
import { missingInput } from '../validation-error';
import type { AddOrUpdateDebtData } from '../contract/outputs';
import type { Debt } from '../model/debt';
import { findDebt, insertDebt, updateDebt } from '../store/debts';
import type { Purse } from '../store/of-ledger';
import type { CristiContext } from '../service/cristi-context';
import { publishDebt } from '../transactions/publish-transaction';
import { writing } from '../context';

/**
 * Adds a debt, or changes the one of that name in any letter case: what is absent stays, the spelling becomes the one
 * given. Throws `VALIDATION_ERROR` on `debt.priority` when a new one has none, `DB_ERROR`.
 */
export function addOrUpdateDebt(
  context: CristiContext,
  purse: Purse,
  { debt: given }: AddOrUpdateDebtInput,
): Promise<AddOrUpdateDebtData> {
  return writing(context, purse, async (queries, at) => {
    const known = await findDebt(queries, purse, given.name);
    const debt = { id: known?.id ?? `debt_${ulid(at)}`, ...merged(known, given) };
    await (known === undefined ? insertDebt : updateDebt)(queries, purse, debt);
    return { debt_id: debt.id, stored: publishDebt(debt) };
  });
}

function merged(known: Debt | undefined, given: AddOrUpdateDebtInput['debt']): Debt {
  const priority = given.priority ?? known?.priority;
  if (priority === undefined) throw missingInput('debt.priority');
  return {
    name: given.name,
    balance: latest(given.balance_mxn_cents, known?.balance),
    minimumPayment: latest(given.minimum_payment_mxn_cents, known?.minimumPayment),
    dueDay: latest(given.due_day_of_month, known?.dueDay),
    priority,
    doNotAccelerate: given.do_not_accelerate ?? known?.doNotAccelerate ?? false,
  };
}

/** Null clears, so only what is absent leaves what is known. */
function latest<Value>(given: Value | null | undefined, known: Value | null | undefined): Value | null {
  return given === undefined ? (known ?? null) : given;
}
