import type { WaitingCall } from '../../model/waiting';
import { readAmount } from '../read-amount';
import type { ChatContext } from '../reply';
import type { Correction } from './read-correction';

type Input = Readonly<Record<string, unknown>>;

/** Where a call holds its amounts, and the record that they stand in. */
const AMOUNTS: Partial<Record<WaitingCall['tool'], { readonly record?: string; readonly names: readonly string[] }>> = {
  set_bank_balance: { names: ['bank_balance_mxn_cents'] },
  set_budget_cap: { names: ['variable_cap_mxn_cents'] },
  set_recurring_entry: { record: 'entry', names: ['amount_mxn_cents'] },
  add_or_update_debt: { record: 'debt', names: ['balance_mxn_cents', 'minimum_payment_mxn_cents'] },
};

/**
 * A waiting cap, balance, debt or recurring entry with another amount: `presupuesto 6000`, `no, 7000`. Undefined where the
 * correction is no amount, or could be one of two.
 */
export async function changedCall(
  context: ChatContext,
  call: WaitingCall,
  { field, text }: Correction,
): Promise<WaitingCall | undefined> {
  const { record, names } = AMOUNTS[call.tool] ?? { names: [] };
  const held: Input = record === undefined ? call.input : Object(call.input[record]);
  const [name, ...others] = names.filter((each) => typeof held[each] === 'number');
  if (name === undefined || others.length > 0 || (field !== 'any' && field !== 'amount')) return undefined;
  const amount = await readAmount(context, text);
  if (amount === undefined) return undefined;
  const changed = { ...held, [name]: amount };
  return { ...call, input: record === undefined ? changed : { ...call.input, [record]: changed } };
}
