import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { openFinanceStore, type FinanceStore } from './testing/finance-store';
import { playStatementCase, readStatementCases, STATEMENT_CASES } from './testing/statement-cases';

let store: FinanceStore;
beforeAll(async () => {
  store = await openFinanceStore();
});
afterAll(() => store.drop());

const cases = readStatementCases();

it.each(cases.map((each) => [each.name, each] as const))('%s', async (_name, each) => {
  await playStatementCase(each, store.ledger());
});

it('every statement belongs to a case', () => {
  const played = new Set(cases.flatMap(({ steps }) => steps.map(({ file }) => file)));
  expect(readdirSync(join(STATEMENT_CASES, 'files')).filter((file) => !played.has(file))).toEqual([]);
});
