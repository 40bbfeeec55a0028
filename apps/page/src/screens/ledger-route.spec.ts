import { segmentOfFilters, differsOnlyInSearch, parseFilters } from './ledger-route';

const MARCH = { date_range: { start_date: '2026-03-01', end_date: '2026-03-31' } };

it('a route holds the filters without the page', () => {
  const segment = segmentOfFilters({ ...MARCH, search: 'café "/%', category_id: undefined, limit: 50, offset: 100 });
  expect(parseFilters(segment)).toEqual({ ...MARCH, search: 'café "/%' });
  expect(segmentOfFilters({ limit: 50, offset: 0, search: undefined })).toBe('');
});

it('is a query that can be read and typed', () => {
  expect(segmentOfFilters({ ...MARCH, uncategorized: true, search: '12' })).toBe(
    '?from=2026-03-01&to=2026-03-31&uncategorized=true&search=12',
  );
  expect(parseFilters('?search=12&is_split=true&min_amount=-5.00')).toEqual({
    search: '12',
    is_split: true,
    min_amount: '-5.00',
  });
  expect(parseFilters(JSON.stringify({ ...MARCH, search: 'a' }))).toEqual({ ...MARCH, search: 'a' });
});

it.each(['?', '', 'march', '[1]', 'null', '"x"', '{'])('%j has no filters and shows the whole ledger', (segment) =>
  expect(parseFilters(segment)).toEqual({}),
);

it('tells a change of the search text from other changes', () => {
  expect(differsOnlyInSearch('', segmentOfFilters({ search: 'a' }))).toBe(true);
  expect(
    differsOnlyInSearch(segmentOfFilters({ ...MARCH, search: 'a' }), segmentOfFilters({ ...MARCH, search: 'ab' })),
  ).toBe(true);
  expect(differsOnlyInSearch(segmentOfFilters(MARCH), segmentOfFilters({ ...MARCH, direction: 'DEBIT_ONLY' }))).toBe(
    false,
  );
  expect(differsOnlyInSearch(segmentOfFilters(MARCH), segmentOfFilters(MARCH))).toBe(false);
});
