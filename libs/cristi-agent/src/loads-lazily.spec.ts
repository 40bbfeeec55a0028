import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { stoppedClock } from '@bursar/calendar';
import { openDatabase } from '@bursar/database';

// A start lists the domain's tools and loads nothing that only a call needs.
const PACKAGES = ['temporal-polyfill', 'drizzle-orm', 'drizzle-orm/pg-core', 'pg', 'grammy', 'ulid', 'zod'];
const FEATURES = [
  'bank-balance',
  'budget',
  'chat',
  'debts',
  'messages',
  'purchases',
  'recurring',
  'store',
  'telegram',
  'transactions',
];

const database = openDatabase({ url: 'postgres://user@127.0.0.1:1/nowhere' });
const clock = stoppedClock('2026-02-01');
afterAll(() => database.close());

const forbidden = new Set<string>();

function forbid(modules: readonly string[]): void {
  for (const name of modules) {
    forbidden.add(name);
    jest.doMock(name, () => {
      throw new Error(`${name} was loaded`);
    });
  }
}

function modulesOf(folder: string): string[] {
  return readdirSync(join(__dirname, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.spec)\.ts$/.test(name))
    .map((name) => `./${folder}/${name.slice(0, -'.ts'.length)}`);
}

describe('a start', () => {
  beforeEach(() => jest.resetModules());
  afterEach(() => {
    for (const name of forbidden) jest.dontMock(name);
  });

  it.each(['./index', './errors', './allowed-user-ids', './prompts/can-i-afford-it'])(
    '%s loads without zod, the database driver, Temporal and the like',
    async (module) => {
      forbid(PACKAGES);
      expect(Object.keys(await import(module))).not.toEqual([]);
      await expect(import('./transactions/add-transaction')).rejects.toThrow('was loaded');
    },
  );

  it('creates the domain without loading any feature', async () => {
    forbid([...PACKAGES, './context', './open-context', './define-agent-use-case', ...FEATURES.flatMap(modulesOf)]);
    const { createCristiAgent } = await import('./cristi-agent');
    const { tools } = createCristiAgent({ database, clock });
    expect(tools).toHaveLength(16);
    await expect(tools[0]?.load()).rejects.toThrow('was loaded');
  });

  it('loads the feature of one tool and no other tool', async () => {
    forbid(
      ['bank-balance', 'budget', 'chat', 'messages', 'purchases', 'recurring', 'telegram', 'transactions'].flatMap(
        modulesOf,
      ),
    );
    const { createCristiAgent } = await import('./cristi-agent');
    const { tools } = createCristiAgent({ database, clock });
    const load = (name: string) => tools.find((tool) => tool.name === name)?.load();
    expect(await load('get_debts')).toMatchObject({ name: 'get_debts' });
    await expect(load('get_bank_balance')).rejects.toThrow('was loaded');
  });
});
