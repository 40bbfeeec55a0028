const refuse = (name: string) => () => {
  throw new Error(`${name} was loaded`);
};
for (const name of ['drizzle-orm', 'drizzle-orm/pg-core', 'pg', 'papaparse', 'htmlparser2'])
  jest.mock(name, refuse(name));

it('makes its tools without the query builder, the driver and the parsers', async () => {
  const { createFinanceTools } = await import('./index');
  const domain = createFinanceTools({ database: {} as never, clock: {} as never, filesOpen: true });
  expect(domain.tools).toHaveLength(6);
});
