import { accountIdFor } from './statement-file';

it.each([
  ['Épargne 2026', 'epargne-2026'],
  ['  UBS: Privatkonto  ', 'ubs-privatkonto'],
  ['Zürich', 'zurich'],
  ['日本', ''],
  ['x'.repeat(80), 'x'.repeat(64)],
])('an account named %j gets the id %j', (name, id) => expect(accountIdFor(name)).toBe(id));
