// A start does not wait for the driver: the application imports this library before it knows whether it needs one.
it('opens a database without loading the driver', async () => {
  jest.doMock('pg', () => {
    throw new Error('pg was loaded');
  });
  await jest.isolateModulesAsync(async () => {
    const { openDatabase } = await import('./index');
    const database = openDatabase({});
    database.forDomain({ migrations: { domain: 'd', schema: 'd', files: {} } });
    await expect(database.run(async () => 1)).rejects.toThrow('pg was loaded');
  });
});
