// A start reads the schemas of tools and nothing else; the rest comes with the first call.
const HEAVY = ['temporal-polyfill', 'drizzle-orm', 'pg', 'grammy', 'ulid'];

it.each(['./index', './cristi-agent', './failure-dialect', './contract/inputs', './contract/outputs'])(
  '%s loads without database driver, Temporal and the like',
  async (module) => {
    for (const name of HEAVY) {
      jest.doMock(name, () => {
        throw new Error(`${name} was loaded`);
      });
    }
    await jest.isolateModulesAsync(async () => {
      expect(Object.keys(await import(module))).not.toEqual([]);
      await expect(import('./service/open-agent')).rejects.toThrow('was loaded');
    });
  },
);
