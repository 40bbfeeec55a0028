import { randomUUID } from 'node:crypto';

import type { Database } from '@bursar/database';
import { createTestDatabase } from '@bursar/database/testing';
import { DomainError } from '@bursar/toolkit';

import type { HouseholdDependencies, People } from '../context';
import { openHousehold, type HouseholdSettings } from '../household';
import { migrations } from '../store/migrations';

export interface TestHouseholds {
  readonly database: Database;
  settings(dependencies?: Partial<HouseholdDependencies>): HouseholdSettings;
  /** An owner with Elias and Letícia. */
  owner(): Promise<string>;
  drop(): Promise<void>;
}

/** A real database for a test file; each test uses owners of its own. */
export async function openTestHouseholds(): Promise<TestHouseholds> {
  const test = await createTestDatabase([migrations]);
  await test.database.run((connection) =>
    connection.script('create table people (owner text, id text, name text, primary key (owner, id))'),
  );
  const { database } = test;
  return {
    database,
    settings: (dependencies) =>
      openHousehold({
        database,
        fixed: {},
        people,
        arePeopleFixed: false,
        currencies: domainCurrencies,
        ...dependencies,
      }),
    owner: async () => {
      const owner = randomUUID();
      await database.run(
        (connection) =>
          connection.query`insert into people values (${owner}, 'elias', 'Elias'), (${owner}, 'leticia', 'Letícia')`,
      );
      return owner;
    },
    drop: () => test.drop(),
  };
}

/** Two people in a table of their own. */
const people: People = {
  prepare: async () => undefined,
  list: (tx, owner) => tx.query<{ id: string; name: string }>`
    select id, name from people where owner = ${owner} order by id`,
  rename: async (tx, owner, id, { id: newId, name }) => {
    if (name.startsWith(' ')) throw new DomainError('INVALID_REQUEST', 'a name begins with a letter');
    await tx.execute`update people set id = ${newId}, name = ${name} where owner = ${owner} and id = ${id}`;
  },
};

const currenciesFor = (currency: string | null) => ({
  shared: 'BRL',
  accounts: currency ?? 'MXN',
});

const domainCurrencies: HouseholdDependencies['currencies'] = {
  prepare: async () => undefined,
  read: async (_connection, _owner, preferred) => currenciesFor(preferred),
  withoutStore: currenciesFor,
};
