import { filtersOf, isOnlySearch, parsedFilters } from './ledger-address';

const MARCH = { date_range: { start_date: '2026-03-01', end_date: '2026-03-31' } };

it('an address holds the filters, and not which page', () => {
  const word = filtersOf({ ...MARCH, search: 'café "/%', category_id: undefined, limit: 50, offset: 100 });
  expect(parsedFilters(word)).toEqual({ ...MARCH, search: 'café "/%' });
  expect(filtersOf({ limit: 50, offset: 0, search: undefined })).toBe('');
});

it.each(['', 'march', '[1]', 'null', '"x"', '{'])('an address that holds none, %j, is the whole ledger', (word) =>
  expect(parsedFilters(word)).toEqual({}),
);

it('knows when only the search has changed', () => {
  expect(isOnlySearch('', filtersOf({ search: 'a' }))).toBe(true);
  expect(isOnlySearch(filtersOf({ ...MARCH, search: 'a' }), filtersOf({ ...MARCH, search: 'ab' }))).toBe(true);
  expect(isOnlySearch(filtersOf(MARCH), filtersOf({ ...MARCH, direction: 'DEBIT_ONLY' }))).toBe(false);
  expect(isOnlySearch(filtersOf(MARCH), filtersOf(MARCH))).toBe(false);
});
