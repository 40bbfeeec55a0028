import { databaseRefusal } from './database-refusal';

it.each([
  ['migration', 'The database was used by a newer version of bursar (planifi).', { reason: 'OTHER_VERSION' }],
  ['lost', 'The connection to the database was lost.', {}],
] as const)('a database that cannot be used (%s) is told as what it is', async (reason, message, details) => {
  const { DatabaseUnavailable } = await import('@bursar/database');
  const response = databaseRefusal(new DatabaseUnavailable(reason, message));
  expect(response.status).toBe(503);
  expect(await response.json()).toEqual({ code: 'SERVICE_UNAVAILABLE', message, details });
});

it('any other error is not taken for one of the database', () => {
  const fault = new Error('a fault');
  expect(() => databaseRefusal(fault)).toThrow(fault);
});
