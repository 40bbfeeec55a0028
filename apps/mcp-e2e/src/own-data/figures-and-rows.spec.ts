import fc from 'fast-check';

import type { Fields } from '../index';
import { effort, SEED } from '../stress/effort';
import { householdPlan, MONTHS } from './household-plan';
import { householdServer } from './household-server';
import { makeHousehold, type Call, type MadeHousehold } from './make-household';
import { unitsOf } from './read-books';

const HOUSEHOLDS = effort(2, 40);

// Figures come with their rows: the named tool lists them with the same arguments, and they add up to it.
describe(`figures of random households (BURSAR_TEST_SEED=${SEED})`, () => {
  const { callerOf } = householdServer();
  const plans = fc.sample(householdPlan, { seed: SEED, numRuns: HOUSEHOLDS });
  it.each(plans.map((plan, number) => ({ owner: `home-${number}`, plan })))(
    'of $owner are what their rows add up to',
    async ({ owner, plan }) => {
      const call = await callerOf(owner);
      const made = await makeHousehold(call, plan);
      for (const month of MONTHS) {
        await compareShared(call, month);
        await compareBudget(call, made, month);
        await compareBank(call, made, month);
      }
      await compareAccounts(call, made);
      await compareBalance(call);
    },
  );
});

async function compareShared(call: Call, month: string): Promise<void> {
  const [year, number] = month.split('-').map(Number);
  const { items } = (await call('list_movements', { year, month: number, limit: 200 })) as { items: readonly Fields[] };
  const of = (type: string, payer?: unknown) =>
    sum(
      items
        .filter((item) => item['type'] === type && (payer === undefined || item['payer_participant_id'] === payer))
        .map(({ amount }) => unitsOf(String(amount))),
    );
  for (const tool of ['get_monthly_summary', 'get_monthly_report']) {
    const answer = await call(tool, { year, month: number });
    const summary = (answer['summary'] ?? answer) as Fields & { participants: readonly Fields[] };
    expect([tool, unitsOf(String(summary['total_gross'])), unitsOf(String(summary['total_refunds']))]).toEqual([
      tool,
      of('purchase'),
      of('refund'),
    ]);
    for (const { participant_id, paid_total } of summary.participants) {
      const paid = of('purchase', participant_id) - of('refund', participant_id);
      expect([tool, participant_id, unitsOf(String(paid_total))]).toEqual([tool, participant_id, paid]);
    }
  }
}

async function compareBudget(call: Call, { budgetUsers }: MadeHousehold, month: string): Promise<void> {
  for (const user_id of budgetUsers) {
    const asked = { user_id, thread_id: user_id, month };
    const rowsOf = async (filters: Fields) => {
      const { data } = (await call('list_transactions', { ...asked, ...filters, limit: 100 })) as {
        data: { transactions: readonly Fields[] };
      };
      return data.transactions;
    };
    const total = (rows: readonly Fields[]) => sum(rows.map((row) => BigInt(Number(row['amount_mxn_cents']))));
    const { data } = (await call('get_month_summary', asked)) as { data: Fields };
    expect(BigInt(Number(data['income_total_mxn_cents']))).toBe(total(await rowsOf({ type: 'INCOME' })));
    expect(BigInt(Number(data['expense_total_mxn_cents']))).toBe(total(await rowsOf({ type: 'EXPENSE' })));
    const { data: by } = (await call('get_category_summary', asked)) as { data: { categories: readonly Fields[] } };
    for (const { category, category_type, expense_total_mxn_cents } of by.categories) {
      const rows = await rowsOf({ category, type: 'EXPENSE' });
      const listed = total(rows.filter((row) => row['category_type'] === category_type));
      expect([category, BigInt(Number(expense_total_mxn_cents))]).toEqual([category, listed]);
    }
  }
}

async function compareBank(call: Call, { bankAccounts }: MadeHousehold, month: string): Promise<void> {
  const date_range = { start_date: `${month}-01`, end_date: `${month}-28` };
  for (const account_id of bankAccounts) {
    const asked = { account_id, date_range, count_as: 'rows', view: 'imported' };
    const found = await call('finance_transactions_search', { ...asked, details: true, limit: 500 });
    const items = found['items'] as readonly Fields[];
    const total = sum(items.map(({ amount }) => moneyIn(amount)));
    const summed = await call('finance_transactions_sum', asked);
    expect([account_id, month, moneyIn(summed['total'])]).toEqual([account_id, month, total]);
    const groups = async (group_by: string) =>
      (await call('finance_transactions_aggregate', { ...asked, group_by }))['groups'] as readonly Fields[];
    expect(sum((await groups('month')).map((group) => moneyIn(group['total'])))).toBe(total);
    // Of what is divided the lines of the category count, and not the whole.
    const lines = items.flatMap((item) => {
      const split = (item['split'] ?? []) as readonly Fields[];
      return split.length === 0
        ? [{ category: item['category_id'], units: moneyIn(item['amount']) }]
        : split.map((line) => ({ category: line['category_id'], units: unitsOf(String(line['amount'])) }));
    });
    for (const { key, total: counted } of await groups('category')) {
      const of = lines.filter(({ category }) => (category ?? null) === (key ?? null));
      expect([account_id, key, moneyIn(counted)]).toEqual([account_id, key, sum(of.map(({ units }) => units))]);
    }
  }
}

async function compareAccounts(call: Call, { planifiAccounts }: MadeHousehold): Promise<void> {
  const { balances } = (await call('planifi_getBalances_v1', { asOf: '2026-12-31' })) as {
    balances: { accounts: readonly Fields[] };
  };
  for (const accountId of planifiAccounts) {
    const asked = { accountId, from: '2026-01-01', to: '2026-12-31', size: 200 };
    const { page } = (await call('planifi_listTransactions_v1', asked)) as { page: { items: readonly Fields[] } };
    // What came in is below 0.
    const moved = -sum(page.items.map(({ amount }) => decimal(amount)));
    const account = balances.accounts.find((each) => each['accountId'] === accountId);
    expect([accountId, decimal(account?.['balance'])]).toEqual([accountId, decimal(account?.['opening']) + moved]);
  }
}

async function compareBalance(call: Call): Promise<void> {
  const answer = await call('get_balance', { through_competence_month: '2026-12', limit: 200 });
  const months = (answer['months'] as { items: readonly { transfer: Fields }[] }).items;
  const settlements = (answer['settlements'] as { items: readonly Fields[] }).items;
  for (const { participant_id, net_total, opening, settled_total, balance } of answer['participants'] as Fields[]) {
    const settled = sum(
      settlements.map((each) => {
        const units = unitsOf(String(each['amount']));
        if (each['payer_participant_id'] === participant_id) return units;
        return each['receiver_participant_id'] === participant_id ? -units : 0n;
      }),
    );
    const owed = sum(
      months.map(({ transfer }) => {
        const units = unitsOf(String(transfer['amount']));
        if (transfer['creditor_participant_id'] === participant_id) return units;
        return transfer['debtor_participant_id'] === participant_id ? -units : 0n;
      }),
    );
    expect([participant_id, decimal(net_total)]).toEqual([participant_id, owed]);
    expect([participant_id, decimal(settled_total)]).toEqual([participant_id, settled]);
    expect([participant_id, decimal(balance)]).toEqual([
      participant_id,
      decimal(net_total) + decimal(opening) + settled,
    ]);
  }
}

const sum = (units: readonly bigint[]) => units.reduce((total, each) => total + each, 0n);
const moneyIn = (money: unknown) => unitsOf(String((money as Fields)['amount']));
const decimal = (amount: unknown) => unitsOf(typeof amount === 'number' ? amount.toFixed(2) : String(amount));
