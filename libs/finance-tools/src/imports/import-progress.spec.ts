import type { Progress } from '@bursar/toolkit';
import { callTool } from '@bursar/toolkit/testing';
import { systemClock } from '@bursar/calendar';

import { createFinanceTools } from '../finance-tools';
import { openFinanceStore, type FinanceStore } from '../testing/finance-store';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const ROWS = 12_000;
const statement = (rows: number) => `date,description,amount\n${'2025-01-10,Coffee,-4.50\n'.repeat(rows)}`;

async function progressOf(mode: 'analyze' | 'commit', rows = ROWS): Promise<Progress[]> {
  const domain = createFinanceTools({ database: store.database, clock: systemClock, filesOpen: false });
  const steps: Progress[] = [];
  const create = { name: 'Main', currency: 'CHF' };
  const input = { account_id: 'main', content: statement(rows), mode, create_account: create };
  const caller = { owner: `progress of ${mode} ${rows}`, isLocal: true };
  await callTool(domain, 'finance_transactions_import', input, { caller, progress: (step) => steps.push(step) });
  return steps;
}

it('an analysis reports how many rows it has read', async () => {
  expect(await progressOf('analyze')).toEqual([
    { done: 5000, message: '5000 rows read' },
    { done: 10_000, message: '10000 rows read' },
    { done: 12_000, message: '12000 rows read' },
  ]);
});

it('a commit continues the count with the rows that it stores', async () => {
  const steps = await progressOf('commit');
  expect(steps.at(-1)).toEqual({ done: 2 * ROWS, message: '12000 rows stored' });
  expect(steps.map(({ done }) => done)).toEqual([...steps.map(({ done }) => done)].sort((a, b) => a - b));
});

it('a commit of a few rows reports them as stored once they are committed', async () => {
  expect(await progressOf('commit', 2)).toEqual([
    { done: 2, message: '2 rows read' },
    { done: 4, message: '2 rows stored' },
  ]);
});
