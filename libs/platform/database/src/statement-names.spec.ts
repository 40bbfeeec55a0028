import { StatementNames } from './statement-names';

it('gives each text one name, up to a limit', () => {
  const names = new StatementNames();
  const first = names.nameOf('select 1');
  expect(names.nameOf('select 2')).not.toBe(first);
  const given = Array.from({ length: 1_000 }, (_, index) => names.nameOf(`select ${index}`)).filter(Boolean);
  expect(new Set(given).size).toBe(200);
  expect(names.nameOf('select 1')).toBe(first);
});
