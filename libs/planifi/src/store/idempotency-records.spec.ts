import { randomUUID } from 'node:crypto';

import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';

import { claimKey } from './idempotency-records';
import { migrations } from './migrations';

let test: TestDatabase;
beforeAll(async () => void (test = await createTestDatabase([migrations])));
afterAll(() => test.drop());

it('a claim leaves the limit of lock waits as it was', async () => {
  const claim = { at: 1_000, response: null, expiry: 0, waitMilliseconds: 7 };
  const [row] = await test.database.transaction(async (transaction) => {
    await transaction.script('set local lock_timeout = 1234');
    await claimKey(transaction, randomUUID(), { key: randomUUID(), action: 'a', fingerprint: 'f'.repeat(64) }, claim);
    return transaction.query`select current_setting('lock_timeout') as wait`;
  });
  expect(row).toEqual({ wait: '1234ms' });
});
