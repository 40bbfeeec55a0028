import { createTestDatabase, type TestDatabase } from '@bursar/database/testing';
import fc from 'fast-check';

import { arrayLiteral } from './array-literal';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('is what PostgreSQL reads as the same texts', async () => {
  const marks = fc.constantFrom('"', '\\', '{', '}', ',', ' ', '\n', '\t', '\u0001', '\u2028', 'null', 'é', '😀');
  const text = fc.oneof(
    marks,
    fc.array(marks).map((parts) => parts.join('')),
    fc.string({ unit: 'grapheme' }),
  );
  // PostgreSQL stores no zero characters.
  const value = fc.option(text.map((given) => given.replaceAll('\0', '')));
  await fc.assert(
    fc.asyncProperty(fc.array(value), async (values) => {
      const [row] = await test.database.run(
        (connection) => connection.query<{ found: unknown }>`select to_json(${arrayLiteral(values)}::text[]) as found`,
      );
      expect(row?.found).toEqual(values);
    }),
  );
});
