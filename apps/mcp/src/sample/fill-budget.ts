import { variedCents } from './sample-months';
import type { SampleScene } from './sample-scene';

const THREAD = 'sample';
/** So many months have entries; a budget of a year shows nothing more. */
const MONTHS = 6;

/** What one of the two spends alone, under a cap, with a debt. */
export async function fillBudget({ call, people: [person], months, words, now }: SampleScene): Promise<void> {
  if (person === undefined) return;
  const user = { user_id: person.budgetUser, thread_id: THREAD, now_iso: now };
  const kept = months.slice(-MONTHS);
  await call('set_budget_cap', { ...user, variable_cap_mxn_cents: 6_000_00, effective_month: kept[0]?.month });
  for (const { index, day } of kept) {
    const spend = async (on: string | undefined, category: string, description: string, amount: number) => {
      if (on === undefined) return;
      const entry = { category_type: 'VARIABLE', category, description, date_iso: on, amount_mxn_cents: amount };
      await call('add_transaction', { ...user, transaction: { type: 'EXPENSE', ...entry } });
    };
    await spend(day(1), 'Food', words.market, variedCents(840_00, 45_50, index));
    await spend(day(4), 'Gasoline', words.car, variedCents(620_00, 20_00, index));
    await spend(day(9), 'Food', words.tacos, variedCents(185_00, 15_00, index));
    await spend(day(17), 'Entertainment', words.cinema, variedCents(320_00, 30_00, index));
  }
  const debt = { name: words.card, balance_mxn_cents: 12_500_00, minimum_payment_mxn_cents: 850_00 };
  await call('add_or_update_debt', { ...user, debt: { ...debt, due_day_of_month: 18, priority: 'HIGH' } });
  // Told twice, the same: what the household has over the year would jump where it was told once.
  for (const { day } of [months[0], months.at(-1)].filter((month) => month !== undefined)) {
    const told = { bank_balance_mxn_cents: 15_200_00, as_of_iso: `${day(1)}T00:00:00-06:00` };
    await call('set_bank_balance', { ...user, ...told });
  }
}
