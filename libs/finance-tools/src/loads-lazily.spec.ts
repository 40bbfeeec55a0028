const refuse = (name: string) => () => {
  throw new Error(`${name} was loaded`);
};
for (const name of ['drizzle-orm', 'drizzle-orm/pg-core', 'pg', 'papaparse', 'htmlparser2', 'zod']) {
  jest.mock(name, refuse(name));
}
for (const name of ['transactions/search-transactions', 'accounts/list-accounts', 'imports/import-transactions']) {
  jest.mock(`./${name}`, refuse(name));
}

// The library itself loads drizzle and the driver at its first use, which its own specs prove.
jest.mock('@bursar/database', () => ({ withStoreErrors: jest.fn() }));

it('is created without its features, their schemas, the parsers, the query builder and the driver', async () => {
  const { createFinanceTools } = await import('./index');
  const database = { forDomain: () => ({}) } as never;
  const domain = createFinanceTools({ database, clock: {} as never, filesOpen: true });
  expect(domain.tools).not.toHaveLength(0);
  await expect(domain.tools[0]?.load()).rejects.toThrow('search-transactions was loaded');
});
