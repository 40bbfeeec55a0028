const unused = { database: { forDomain: () => undefined } as never, clock: undefined as never };

// Creating the domain loads no feature, no schema and no database driver; each use case is loaded at its first call.
it.each(['drizzle-orm', 'drizzle-orm/pg-core', 'hono', 'pg', 'temporal-polyfill', 'zod'])(
  'creating the domain does not load %s',
  async (name) => {
    jest.doMock(name, () => {
      throw new Error(`${name} was loaded`);
    });
    await jest.isolateModulesAsync(async () => {
      const { createPlanifi } = await import('./index');
      expect(createPlanifi(unused).tools).not.toHaveLength(0);
      await expect(import(name)).rejects.toThrow('was loaded');
    });
    jest.dontMock(name);
  },
);

it.each(['accounts/create-account', 'movements/create-expense', 'store/accounts', 'tags/create-tag'])(
  'creating the domain does not load ./%s',
  async (name) => {
    const path = `./${name}`;
    jest.doMock(path, () => {
      throw new Error(`${path} was loaded`);
    });
    await jest.isolateModulesAsync(async () => {
      const { createPlanifi } = await import('./index');
      createPlanifi(unused);
      await expect(import(path)).rejects.toThrow('was loaded');
    });
    jest.dontMock(path);
  },
);
