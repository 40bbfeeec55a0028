import { ulid } from 'ulid';
import * as z from 'zod';

import { writeTransaction } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { missingInput } from '../errors';
import { PRIORITIES, type Debt } from '../model/debt';
import { amount, dueDay, identity, month, name, optionalNow } from '../model/fields';
import { nullableInteger } from '../model/nullable-integer';
import { findDebt, insertDebt, updateDebt } from '../store/debts';
import { publishDebt, publishedDebt } from './published-debt';

const AMOUNTS = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER };
const DAYS = { minimum: 1, maximum: 31 };

const debtInput = z
  .strictObject({
    name,
    balance_mxn_cents: nullableInteger(amount, AMOUNTS).optional(),
    minimum_payment_mxn_cents: nullableInteger(amount, AMOUNTS).optional(),
    due_day_of_month: nullableInteger(dueDay, DAYS).optional(),
    priority: z.enum(PRIORITIES).optional(),
    do_not_accelerate: z.boolean().optional(),
    minimum_paid_month: month.nullable().optional().describe('The minimum of this month, YYYY-MM, is paid.'),
  })
  .describe('A new debt needs priority; of a known one only what changes. null clears.');

const data = z.object({ debt_id: z.string(), stored: publishedDebt });
export type AddOrUpdateDebtData = z.output<typeof data>;

/**
 * Adds a debt, or changes the one of that name in any letter case: absent fields stay, and the name takes the given
 * spelling. Throws `VALIDATION_ERROR` on `debt.priority` where a new debt has none, `DB_ERROR`.
 */
export const addOrUpdateDebt = defineAgentUseCase({
  name: 'add_or_update_debt',
  tool: {
    toolsets: ['review'],
    title: 'Add, register or keep up to date a debt or loan',
    description:
      'Adds a debt such as a loan, mortgage or credit card (borrowed, took out), or updates what is still ' +
      'owed on the one of that name; also a fixed monthly payment: priority FIXED and a minimum. Agrega ' +
      'deuda, préstamo, pedí, crédito, ahora debo, tarjeta, actualiza; dívida, atualizar, empréstimo, ' +
      'peguei, agora devo, financiamento; emprunt, prêt, dette, ajouter; Kredit, Darlehen, Schulden ' +
      'aufgenommen, eintragen.',
  },
  effect: 'idempotent-write',
  input: z.strictObject({ ...identity, debt: debtInput, ...optionalNow }),
  data,
  execute: (context, { debt: given }) =>
    writeTransaction(context, async (transaction, at) => {
      const known = await findDebt(transaction, context.thread, given.name);
      const debt = { id: known?.id ?? `debt_${ulid(at)}`, ...merged(known, given) };
      await (known === undefined ? insertDebt : updateDebt)(transaction, context.thread, debt);
      return { debt_id: debt.id, stored: publishDebt(debt) };
    }),
});

function merged(known: Debt | undefined, given: z.output<typeof debtInput>): Debt {
  const priority = given.priority ?? known?.priority;
  if (priority === undefined) throw missingInput('debt.priority');
  return {
    name: given.name,
    balance: latest(given.balance_mxn_cents, known?.balance),
    minimumPayment: latest(given.minimum_payment_mxn_cents, known?.minimumPayment),
    dueDay: latest(given.due_day_of_month, known?.dueDay),
    priority,
    doNotAccelerate: given.do_not_accelerate ?? known?.doNotAccelerate ?? false,
    minimumPaidMonth: latest(given.minimum_paid_month, known?.minimumPaidMonth),
  };
}

/** Null clears a field, so only an absent one keeps its value. */
function latest<Value>(given: Value | null | undefined, known: Value | null | undefined): Value | null {
  return given === undefined ? (known ?? null) : given;
}
