import pg from 'pg';

import { DatabaseUnavailable } from './database-unavailable';
import { toDomainError, withStoreErrors, type StoreErrors } from './store-errors';
import { createTestDatabase, type TestDatabase } from './testing';

const state = (code: string) => Object.assign(new pg.DatabaseError('secrets', 0, 'error'), { code, severity: 'ERROR' });

const errors: StoreErrors = {
  unavailable: (message) => new Error(`away: ${message}`),
  busy: () => new Error('busy'),
  lockTimeout: () => new Error('locked'),
  constraint: () => new Error('constraint'),
};

describe('a failure of the database becomes an error of the domain', () => {
  it.each([
    ['23505', 'constraint'],
    ['23514', 'constraint'],
    ['40001', 'busy'],
    ['40P01', 'busy'],
    ['53300', 'busy'],
    ['57014', 'busy'],
    ['58030', 'busy'],
    ['55P03', 'locked'],
  ])('%s: %s', (code, message) => {
    const wrapped = new Error('Failed query', { cause: state(code) });
    for (const failure of [state(code), wrapped]) {
      expect(toDomainError(failure, errors)).toEqual(new Error(message));
      // A domain leaves out what it does not map.
      expect(toDomainError(failure, { unavailable: errors.unavailable })).toBe(failure);
    }
  });

  it('with the message that a user may see, when the database is unavailable', () => {
    const lost = new DatabaseUnavailable('closed');
    expect(toDomainError(lost, errors)).toEqual(new Error(`away: ${lost.message}`));
  });

  it('but any other error stays as it is', async () => {
    for (const other of [state('22012'), state('57P01'), new TypeError('other'), undefined, 'text']) {
      expect(toDomainError(other, errors)).toBe(other);
      const work = async () => {
        throw other;
      };
      await expect(withStoreErrors(errors, work)).rejects.toBe(other);
    }
  });
});

describe('a domain’s database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase();
    await test.database.run((connection) => connection.query`create table entries (entry text primary key)`);
  });
  afterAll(() => test.drop());

  it('throws the errors of its domain, from statements and from commits', async () => {
    const domain = test.database.forDomain({ errors });
    const run = domain.run((connection) => connection.query`insert into entries values (null)`);
    await expect(run).rejects.toThrow('constraint');
    const commit = domain.transaction(async (transaction) => {
      for (const entry of ['same', 'same']) transaction.queue`insert into entries values (${entry})`;
    });
    await expect(commit).rejects.toThrow('constraint');
    const refusal = new RangeError('no');
    await expect(domain.transaction(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  it('throws them also when it cannot be migrated, and tries again', async () => {
    const files = { '0001.sql': 'select secret from nowhere' };
    const domain = test.database.forDomain({ errors, migrations: { domain: 'd', schema: 'd', files } });
    await expect(domain.run(async () => 1)).rejects.toThrow(/^away: The migration 0001\.sql of d failed/);
    files['0001.sql'] = 'create schema d';
    expect(await domain.transaction(async () => 1)).toBe(1);
  });
});
