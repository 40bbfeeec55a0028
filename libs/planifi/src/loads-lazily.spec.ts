// A start reads the schemas of tools and nothing else; what stores comes when a tool is called.
it.each(['drizzle-orm', 'drizzle-orm/pg-core', 'pg', 'hono', 'temporal-polyfill'])(
  'the domain is made without %s',
  async (name) => {
    jest.doMock(name, () => {
      throw new Error(`${name} was loaded`);
    });
    await jest.isolateModulesAsync(async () => {
      const { createPlanifi } = await import('./index');
      expect(createPlanifi({ database: undefined as never, clock: undefined as never }).tools).toHaveLength(9);
      await expect(import(name)).rejects.toThrow('was loaded');
    });
  },
);
