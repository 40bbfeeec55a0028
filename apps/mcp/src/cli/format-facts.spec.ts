import { formatFacts } from './format-facts';

it('facts stand under each other, with what is nested further in', () => {
  const facts = { mode: 'commit', imported_count: 5, total: { amount: '-2.50', currency: 'CHF' }, stored: { id: 'a' } };
  expect(formatFacts(facts)).toBe(
    ['mode            commit', 'imported_count  5', 'total           -2.50 CHF', 'stored', '  id  a'].join('\n'),
  );
});

it('of a list the first few are shown, a line each, and how many more there are', () => {
  const preview = ['Coffee', 'Rent', 'Salary', 'Tea'].map((description) => ({
    description,
    category: null,
    amount: { amount: '1.00', currency: 'CHF' },
  }));
  expect(formatFacts({ preview })).toBe(
    ['preview', '  Coffee 1.00 CHF', '  Rent 1.00 CHF', '  Salary 1.00 CHF', '  … and 1 more'].join('\n'),
  );
});

it('what is absent or empty is left out', () => {
  expect(formatFacts({ errors: [], category: null, tags: ['food', 'rent'] })).toBe('tags  food, rent');
});
