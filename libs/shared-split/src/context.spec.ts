import { DatabaseUnavailable, toDomainError, type Connection } from '@bursar/database';

import { refusal } from './testing/expect-refusal';
import { callsOf } from './testing/household-calls';
import { openSplitStore, type SplitStore } from './testing/split-store';
import { storeErrors } from './errors';

describe('failures of the database', () => {
  let store: SplitStore;
  beforeAll(async () => {
    store = await openSplitStore();
  });
  afterAll(() => store.drop());

  it('that are unexpected are a PERSISTENCE_ERROR without details, and nothing is stored', async () => {
    const calls = callsOf(await store.household());
    await store.database.run((connection) =>
      connection.script(
        `alter table shared_split.movements add constraint no_secrets check (description <> 'segredo')`,
      ),
    );
    const { code, message, details } = await refusal(calls.purchase({ description: 'segredo' }));
    expect([code, details]).toEqual(['PERSISTENCE_ERROR', {}]);
    expect(message).not.toMatch(/segredo|no_secrets|constraint|insert|shared_split/i);
    expect((await calls.movements('2026-02')).total).toBe(0);
  });

  it.each([
    ['23505', 'PERSISTENCE_ERROR'],
    ['23503', 'PERSISTENCE_ERROR'],
    ['40001', 'SERVICE_UNAVAILABLE'],
    ['57014', 'SERVICE_UNAVAILABLE'],
    ['53200', 'SERVICE_UNAVAILABLE'],
  ])('with the state %s are %s, also inside an error of the query builder', async (state, code) => {
    const raise = (connection: Connection) =>
      connection.script(`do $$ begin raise 'secrets' using errcode = '${state}'; end $$`);
    const error: unknown = await store.database.run(raise).catch((failure: unknown) => failure);
    for (const failure of [error, new Error('Failed query', { cause: error })]) {
      expect(toDomainError(failure, storeErrors)).toMatchObject({
        code,
        message: expect.not.stringContaining('secrets'),
      });
    }
  });

  it('keep their message, and any other error stays as it is', () => {
    const failure = toDomainError(new DatabaseUnavailable('disk-full'), storeErrors) as Error;
    expect(failure.message).toMatch(/^The disk of the data directory is full/);
    const fault = new TypeError('a fault');
    expect(toDomainError(fault, storeErrors)).toBe(fault);
  });

  it('that make it unavailable are SERVICE_UNAVAILABLE with its message', async () => {
    const home = await store.household();
    const calls = callsOf(home);
    await store.database.close();
    const works = [calls.participants, calls.purchase, () => calls.month('2026-02', { auto_generate: true })];
    for (const work of works) {
      const { code, message } = await refusal(work());
      expect([code, message]).toEqual(['SERVICE_UNAVAILABLE', expect.stringContaining('has been closed')]);
    }
  });
});
