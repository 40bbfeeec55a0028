// A start reads the schemas of tools and nothing else; zones, database and router come when they are needed.
it.each([
  ['temporal-polyfill', './domain/instants'],
  ['drizzle-orm/pg-core', './service/open-split'],
  ['pg', './service/store-failure'],
  ['hono', '../../platform/rest/src/answer-requests'],
])('the library loads without %s', async (name, user) => {
  jest.doMock(name, () => {
    throw new Error(`${name} was loaded`);
  });
  await jest.isolateModulesAsync(async () => {
    expect(Object.keys(await import('./index'))).not.toEqual([]);
    await expect(import(user)).rejects.toThrow(`${name} was loaded`);
  });
  jest.dontMock(name);
});

it.each(['./contract/movement-inputs', './contract/recurrence-inputs', './contract/outputs', './failure-dialect'])(
  '%s loads without Temporal',
  async (module) => {
    jest.doMock('temporal-polyfill', () => {
      throw new Error('Temporal was loaded');
    });
    await jest.isolateModulesAsync(async () => {
      expect(Object.keys(await import(module))).not.toEqual([]);
    });
  },
);
