import { yearMonth } from '@bursar/calendar';

import { filtersIn, monthOfRange, rangeOf, toggled } from './filters';

it('the filters of a call are its arguments without paging and grouping', () => {
  expect(filtersIn({ search: 'coop', limit: 50, offset: 100, group_by: 'month' })).toEqual({ search: 'coop' });
});

it.each([
  ['2025-02', '2025-02-01', '2025-02-28'],
  ['2024-02', '2024-02-01', '2024-02-29'],
  ['2025-12', '2025-12-01', '2025-12-31'],
])('%s is the range from %s to %s', (month, start_date, end_date) => {
  expect(rangeOf(yearMonth(month))).toEqual({ start_date, end_date });
  expect(monthOfRange({ start_date, end_date })).toBe(month);
});

it('a part of a month and a longer range are not a month', () => {
  expect(monthOfRange({ start_date: '2025-02-01', end_date: '2025-02-27' })).toBeUndefined();
  expect(monthOfRange({ start_date: '2025-02-01', end_date: '2025-03-31' })).toBeUndefined();
  expect(monthOfRange(undefined)).toBeUndefined();
});

it('a group is selected by one click and cleared by the next', () => {
  const selected = toggled({ search: 'coop' }, 'month', '2025-02');
  expect(selected).toEqual({ search: 'coop', date_range: { start_date: '2025-02-01', end_date: '2025-02-28' } });
  expect(toggled(selected, 'month', '2025-02').date_range).toBeUndefined();
  expect(toggled(toggled({}, 'category', 'food'), 'category', 'home').category_id).toBe('home');
  expect(toggled(toggled({}, 'account', 'ubs'), 'account', 'ubs').account_id).toBeUndefined();
});
