// A start reads the schemas of tools and nothing else; what works with zones comes when a tool is called.
it.each([
  './contract/movement-inputs',
  './contract/recurrence-inputs',
  './contract/outputs',
  './failure-dialect',
  './index',
])('%s loads without Temporal', async (module) => {
  jest.doMock('temporal-polyfill', () => {
    throw new Error('Temporal was loaded');
  });
  await jest.isolateModulesAsync(async () => {
    expect(Object.keys(await import(module))).not.toEqual([]);
    await expect(import('./domain/instants')).rejects.toThrow('Temporal was loaded');
  });
});
