import type { Connection } from '@bursar/database';
import type { PostingSource } from '@bursar/own-data';
import fc from 'fast-check';

import { readBook } from './book';
import { PLAIN_TEXT_FORMATS } from './formats/all-formats';

// The source below is plain data: nothing is asked of a database.
const NO_CONNECTION = {} as Connection;

const sourceOf = (id: string): PostingSource => ({
  prefix: 'budget',
  accounts: async () => [{ key: 'user', parent: 'Assets:Budget', name: id, id }],
  currencies: async () => [{ account: 'user', currency: 'MXN', digits: 2, firstDay: '2026-03-01' }],
  entries: async function* () {
    yield [];
  },
  leftOut: async () => ({}),
});

const refOf = async (id: string) => {
  const book = await readBook(NO_CONNECTION, 'local', [{ domain: 'cristi-agent', source: sourceOf(id) }]);
  return { ref: book.accounts[0]?.ref, head: PLAIN_TEXT_FORMATS.beancount.head(book) };
};

it('the ref of an account names it where that is one ASCII word, and is left out where it is not', async () => {
  expect((await refOf('4711')).ref).toBe('budget:4711');
  for (const id of ['a b', 'a"\n2026-01-01 open Assets:X', 'é', '(x)', 'back\\slash', '\u202Ex', 'a\tb']) {
    expect([id, (await refOf(id)).ref]).toEqual([id, undefined]);
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 64 }), async (id) => {
      const { head } = await refOf(id);
      // What a person calls themselves is no more than a part of a name, or quoted text on the line of a ref.
      expect(head.split('\n').filter((line) => !/^(?:option |1900-01-01 | {2}ref: "[!-~]+"$|$)/.test(line))).toEqual(
        [],
      );
    }),
  );
});
