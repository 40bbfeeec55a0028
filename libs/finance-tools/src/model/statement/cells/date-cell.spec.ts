import { dayOf, parseDateCell } from './date-cell';

const read = (cell: string, order: 'DMY' | 'MDY' | 'YMD' = 'DMY') => {
  const date = parseDateCell(cell);
  return date === undefined ? undefined : dayOf(date, order);
};

it.each([
  '2025-01-31',
  '2025/01/31',
  '2025.01.31',
  '2025.01.31.',
  '2025. 01. 31.',
  '20250131',
  "'31012025'",
  "'31/01/2025",
  '="31/01/2025"',
  '31.01.2025',
  '31. 1. 2025',
  '31/01/2025',
  '31-01-2025',
  '31 01 2025',
  '31.01.25',
  '31/1/25',
  '31 Jan 2025',
  "31 Jan '25",
  '13:26 31-01-25',
  '31/01/2025-13:26:05',
  '31. Januar 2025',
  'Jan 31, 2025',
  '31-ene-25',
  '31 de enero de 2025',
  '31 janv. 2025',
  '31 stycznia 2025',
  '31. ledna 2025',
  '2025. január 31.',
  '31-Jan-2025',
  '31/jan/2025',
  '2025-01-31T10:00:00Z',
  '2025-01-31 9:05:11',
  '31.01.2025 10:11',
  '31/01/2025 10:00 PM',
  '31/01/2025 10:00 p. m.',
  '31/01/2025 às 10:11',
  '31/01/2025 a las 10:11 hs',
  '2025-01-31T23:59:59+01:00',
  'Fri 31 Jan 2025',
  'Friday, January 31, 2025',
  '31st January 2025',
  '2025年1月31日',
  '31.01.2025 10:00:00:000',
  '31 января 2025',
  '31 tammikuuta 2025',
  '31 Oca 2025',
])('%s is the 31 January 2025', (cell) => {
  expect(read(cell)).toBe('2025-01-31');
});

it.each([
  '31.02.2025',
  '2025-13-01',
  '00/00/0000',
  '1234',
  'abc',
  '',
  '12.50',
  '31.01.',
  '31 January',
  '2025-01-31 25:00',
  '1.2.3',
  '99999999',
])('%j is no day', (cell) => {
  expect(read(cell)).toBeUndefined();
});

it('reads open days in the given order, and others as they stand', () => {
  expect(read('05/01/2023', 'DMY')).toBe('2023-01-05');
  expect(read('05/01/2023', 'MDY')).toBe('2023-05-01');
  expect(read('05.01.2023', 'MDY')).toBe('2023-01-05');
  expect(read('2023-05-01', 'DMY')).toBe('2023-05-01');
  expect(read('25/01/31', 'YMD')).toBe('2025-01-31');
  expect(read('31/01/2025', 'YMD')).toBeUndefined();
});

it('takes years of two digits for 1970 to 2069', () => {
  expect([read('01/01/70'), read('01/01/69')]).toEqual(['1970-01-01', '2069-01-01']);
});

it.each([
  ['31/01/2568', '2025-01-31'],
  ['2568-01-31', '2025-01-31'],
  ['31 Jan 2568', '2025-01-31'],
  ['29/02/2567', '2024-02-29'],
  ['29/02/2568', undefined],
  ['31/12/2442', '2442-12-31'],
])('takes years of the Buddhist era for what they are: %s', (cell, day) => {
  expect(read(cell)).toBe(day);
});

it('keeps the time and never lets a zone move the day', () => {
  expect(parseDateCell('2025-01-31T23:30:00-08:00')).toMatchObject({ time: '23:30:00' });
  expect(parseDateCell('31/01/2025 1:05 pm')).toMatchObject({ time: '13:05:00' });
});
