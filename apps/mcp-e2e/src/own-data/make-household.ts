import type { Fields } from '../index';
import { settledIn } from './expected-moves';
import type { HouseholdPlan } from './household-plan';

export type Call = (tool: string, input: Fields) => Promise<Fields>;

/** What was stored, as far as the tools have to be asked for it again. */
export interface MadeHousehold {
  readonly planifiAccounts: readonly string[];
  readonly bankAccounts: readonly string[];
  readonly budgetUsers: readonly string[];
  /** By month and person: what they paid to the other less what they received, in cents. */
  readonly settled: ReadonlyMap<string, number>;
}

/** Stores a household with the tools; what a tool refuses is not there. */
export async function makeHousehold(call: Call, plan: HouseholdPlan): Promise<MadeHousehold> {
  await shareExpenses(call, plan);
  const planifiAccounts = await keepAccounts(call, plan);
  for (const { text, amount, day: date_iso, category, type } of plan.budget) {
    await call('add_transaction', {
      user_id: '7',
      thread_id: '7',
      transaction: {
        ...{ type: type === 'INCOME' ? 'INCOME' : 'EXPENSE', category_type: type, category, date_iso },
        ...{ amount_mxn_cents: amount, description: text },
      },
    });
  }
  const bankAccounts = await importStatements(call, plan);
  return { planifiAccounts, bankAccounts, budgetUsers: ['7'], settled: settledIn(plan) };
}

async function shareExpenses(call: Call, { purchases, settlements }: HouseholdPlan): Promise<void> {
  const by = { requested_by_participant_id: 'elias' };
  for (const { text, amount, day: occurred_at, payer, how } of purchases) {
    const fields = { type: 'purchase', amount, description: text, occurred_at, payer_participant_id: payer };
    const split = how === 'other' ? { split_config: { type: 'only_other' } } : {};
    const { id } = await call('create_movement', { ...by, ...fields, ...split });
    if (how === 'void') await call('correct_movement', { ...by, movement_id: id, action: 'void' });
    if (how === 'other') {
      const refund = { type: 'refund', original_purchase_id: id, amount: '0.01', description: text, occurred_at };
      await call('create_movement', { ...by, ...refund });
    }
  }
  for (const { amount, day: occurred_at, payer } of settlements) {
    await call('record_settlement', { ...by, amount, occurred_at, payer_participant_id: payer });
  }
}

async function keepAccounts(call: Call, { accounts, movements, transfers }: HouseholdPlan): Promise<string[]> {
  const ids: string[] = [];
  const key = (what: string, place: number) => ({ idempotencyKey: `${what} number ${place}` });
  for (const [place, { name, currency, type, opening }] of accounts.entries()) {
    const account = { name: `${name}`, type, currency, openingBalance: opening };
    const answer = await call('planifi_createAccount_v1', { ...key('account', place), ...account });
    ids.push(String((answer['account'] as Fields)['id']));
  }
  for (const [place, { text, amount, day: occurredOn, direction }] of movements.entries()) {
    const movement = { amount: amount / 100, occurredOn, description: text, direction };
    const accountId = ids[place % ids.length];
    await call('planifi_createTransaction_v1', { ...key('movement', place), accountId, ...movement });
  }
  for (const [place, { amount, received, day: occurredOn }] of transfers.entries()) {
    const [from, to] = [accounts[place % accounts.length], accounts[(place + 1) % accounts.length]];
    await call('planifi_createTransfer_v1', {
      ...key('transfer', place),
      ...{ fromAccountId: ids[place % ids.length], toAccountId: ids[(place + 1) % ids.length], occurredOn },
      amount: amount / 100,
      ...(from?.currency !== to?.currency && { receivedAmount: received / 100 }),
    });
  }
  return ids;
}

/** Two accounts whose ids become one name, in two currencies; a split; a transfer between them, and one event in two ledgers. */
async function importStatements(call: Call, { bank, purchases }: HouseholdPlan): Promise<string[]> {
  const currencies = { 'rev.eur': 'EUR', 'rev-eur': 'KWD' };
  const ids = Object.keys(currencies);
  for (const [place, [account_id, currency]] of Object.entries(currencies).entries()) {
    const rows = bank.filter((_, number) => number % 2 === place);
    await importRows(
      call,
      account_id,
      currency,
      rows.map(({ text, units, digits, day: date, category }) => [
        date,
        text,
        (units / 10 ** digits).toFixed(digits),
        category,
      ]),
    );
  }
  const transfer = ['2026-03-20', 'Transfer', '-75.50', ''];
  await importRows(call, 'out', 'BRL', [
    transfer,
    ...purchases.slice(0, 1).map(({ day: date, amount, text }) => [date, text, `-${amount}`, '']),
  ]);
  await importRows(call, 'in', 'BRL', [['2026-03-20', 'Transfer', '75.50', '']]);
  const found = await call('finance_transactions_search', { limit: 500, view: 'imported' });
  const rows = found['items'] as readonly Fields[];
  const large = rows.find(({ amount }) => Math.abs(Number((amount as Fields)['amount'])) > 10);
  if (large !== undefined) {
    const split = [{ amount: '-3.33', category: 'Débito' }, { category: null }];
    await call('finance_transactions_update', { ids: [large['id']], set: { split }, mode: 'commit' });
  }
  await call('finance_links_set', { confirm_sure: {}, mode: 'commit' });
  return [...ids, 'out', 'in'];
}

async function importRows(
  call: Call,
  account_id: string,
  currency: string,
  rows: readonly (readonly string[])[],
): Promise<void> {
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const lines = [['date', 'description', 'amount', 'category'], ...rows].map((cells) => cells.map(cell).join(','));
  const input = { account_id, content: lines.join('\n'), mode: 'commit', amounts: 'as_is', date_order: 'YMD' };
  const account = { create_account: { name: account_id, currency } };
  await call('finance_transactions_import', { ...input, ...account, on_similar: 'store', skip_invalid: true });
}
