import type { Database } from '@bursar/database';
import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import pg from 'pg';

import { domainsOn, fillHouseholds, type Domains } from './households';
import { callAs, OWNER_CALLS } from './owner-calls';
import { readsOfAll, type Sent } from './plans';

const [HOUSEHOLDS, ROWS] = [200, 60];

let test: TestDatabase;
let database: Database;
let domains: Domains;
beforeAll(async () => {
  test = await createTestDatabase();
  await fillHouseholds(test.database, domainsOn(test.database), HOUSEHOLDS, ROWS);
  // Tables as small as these are read as a whole by choice.
  await test.database.run((sql) =>
    sql.script(`do $$ begin execute format('alter database %I set enable_seqscan = off', current_database()); end $$`),
  );
  database = test.open();
  domains = domainsOn(database);
});
afterAll(() => test.drop());

/** The statements that are sent meanwhile. */
async function sentBy(work: () => Promise<unknown>): Promise<Sent[]> {
  const sending = jest.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return sending.mock.calls.flatMap(([sent]) => {
      const statement = sent as unknown as Sent | string;
      return typeof statement === 'string' ? [{ text: statement }] : [statement];
    });
  } finally {
    sending.mockRestore();
  }
}

const oddReads = async (sent: readonly Sent[]) => {
  const odd: string[] = [];
  for (const statement of sent) odd.push(...(await database.run((sql) => readsOfAll(sql, statement))));
  return odd;
};

it.each(OWNER_CALLS)('$what is planned with indexes that begin with the owner', async (call) => {
  const sent = await sentBy(() => callAs(domains, call, 1 + OWNER_CALLS.indexOf(call)));
  expect(sent.filter(({ text }) => /\b(?:shared_split|planifi|cristi|finance)"?\./.test(text)).length).toBeGreaterThan(
    0,
  );
  expect(await oddReads(sent)).toEqual([]);
});

it('a statement that names no owner is found', async () => {
  expect(
    await oddReads([{ text: 'select count(*) from finance.transactions where amount = $1', values: [5] }]),
  ).toEqual([expect.stringContaining('transactions')]);
});
