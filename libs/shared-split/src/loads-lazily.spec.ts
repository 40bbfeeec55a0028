import { clockOf } from '@bursar/calendar';

// Creating the domain loads no feature, and nothing that only features need.
const FEATURES = ['household/list-participants', 'movements/create-movement', 'movements/list-movements'].concat(
  ['create', 'list', 'edit', 'end', 'pause', 'reactivate'].map((verb) =>
    verb === 'list' ? 'recurrences/list-recurrences' : `recurrences/${verb}-recurrence`,
  ),
  ['movements/correct-movement', 'settlements/record-settlement', 'settlements/get-balance'],
  ['months/get-monthly-summary', 'months/get-monthly-report', 'months/generate-recurrences'],
  ['model/fields', 'context', 'open-context', 'remote/remote-household'],
);
const PACKAGES = ['temporal-polyfill', 'drizzle-orm', 'drizzle-orm/pg-core', 'pg', 'hono'];

it.each([...PACKAGES, ...FEATURES.map((path) => `./${path}`)])('the domain is created without %s', async (name) => {
  jest.doMock(name, () => {
    throw new Error(`${name} was loaded`);
  });
  await jest.isolateModulesAsync(async () => {
    const { createSharedSplit } = await import('./index');
    const clock = clockOf(() => 0);
    const local = createSharedSplit({ database: undefined as never, clock });
    const remote = createSharedSplit({ remote: { baseUrl: 'http://localhost', timeoutSeconds: 1 }, clock });
    expect([local.tools.length, remote.tools.length]).toEqual([12, 12]);
    await expect(import(name)).rejects.toThrow(`${name} was loaded`);
  });
  jest.dontMock(name);
});
