import { randomUUID } from 'node:crypto';

import { stoppedClock } from '@bursar/calendar';
import { noOpenFolders, type Elicit } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';

import { createFinanceTools } from '../finance-tools';
import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const CONTENT = 'Date,Text,Amount\n02/03/2025,Shop,1.234\n02/03/2025,Pay,2.345\n';

/** Commits the statement for a person who answers as given; tells what they were asked and what is stored then. */
async function commit(answer: (labels: Readonly<Record<string, readonly string[]>>) => unknown) {
  const domain = createFinanceTools({ database: store.database, clock: stoppedClock('2026-02-10'), filesOpen: false });
  const owner = randomUUID();
  const forms: Readonly<Record<string, readonly string[]>>[] = [];
  const elicit = (async ({ form }: Parameters<Elicit>[0]) => {
    const choices = Object.entries(form.shape) as [string, { readonly options: readonly string[] }][];
    const labels = Object.fromEntries(choices.map(([about, { options }]) => [about, options]));
    forms.push(labels);
    return answer(labels);
  }) as Elicit;
  const outcome = await callTool(
    domain,
    'finance_transactions_import',
    { account_id: 'main', content: CONTENT, mode: 'commit', create_account: { name: 'Main', currency: 'GBP' } },
    { files: noOpenFolders, caller: { owner, isLocal: true }, elicit },
  );
  const ledger = store.ledger({ owner });
  const stored = await ledger.transactions();
  return {
    forms,
    isStored: 'result' in outcome,
    accounts: (await ledger.call('finance_accounts_list')).items.length,
    stored: stored.map(({ booked_at: day, amount }) => `${String(day).slice(0, 10)} ${amount.amount}`),
  };
}

it('one form asks everything that is open, and its answers are stored', async () => {
  const { forms, stored } = await commit((labels) => ({
    date_order: labels['date_order']?.find((label) => label.includes('MDY')),
    decimal_separator: labels['decimal_separator']?.find((label) => label.includes('decimal_separator ,')),
  }));
  expect(forms.map((form) => Object.keys(form))).toEqual([['date_order', 'decimal_separator']]);
  expect(stored).toEqual(['2025-02-03 1234.00', '2025-02-03 2345.00']);
});

it.each([
  ['declines', () => undefined],
  [
    'leaves one of two questions open',
    (labels: Readonly<Record<string, readonly string[]>>) => ({ date_order: labels['date_order']?.[0] }),
  ],
] as const)('a person who %s stores nothing, not even the account', async (_name, answer) => {
  expect(await commit(answer)).toMatchObject({ isStored: false, accounts: 0, stored: [] });
});
