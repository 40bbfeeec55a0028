import { parseStatementDate } from './statement-date';

describe('a date in a statement', () => {
  it.each([
    ['2025-01-10', '2025-01-10T00:00:00'],
    ['2025/01/10', '2025-01-10T00:00:00'],
    ['10.01.2025', '2025-01-10T00:00:00'],
    ['10/01/2025', '2025-01-10T00:00:00'],
    ['10-01-2025', '2025-01-10T00:00:00'],
    ['1.2.2025', '2025-02-01T00:00:00'],
    ['29.02.2024', '2024-02-29T00:00:00'],
    [' 2025-01-10 ', '2025-01-10T00:00:00'],
    ['2025-01-10 23:59', '2025-01-10T23:59:00'],
    ['2025-01-10T23:59:58.123Z', '2025-01-10T23:59:58'],
    ['10.01.2025 07:05:09', '2025-01-10T07:05:09'],
    ['2025-01-10T23:30:00+05:00', '2025-01-10T23:30:00'],
    ['1900-01-01', '1900-01-01T00:00:00'],
    ['31/12/2999', '2999-12-31T00:00:00'],
  ])('%s is %s', (cell, bookedAt) => expect(parseStatementDate(cell, 'DMY')).toBe(bookedAt));

  it.each([
    ...['', 'today', '2025-02-29', '31.04.2025', '2025-13-01', '13/13/2025', '0.1.2025', '1899-12-31', '3000-01-01'],
    ...['10.01-2025', '10.01.25', '2025-01', '20250110', '2025-01-10 24:00', '2025-01-10 noon', '2025-01-10x'],
  ])('%j is none', (cell) => expect(parseStatementDate(cell, 'DMY')).toBeUndefined());

  it('has the month first under MDY, but never after a year', () => {
    expect(parseStatementDate('01/10/2025', 'MDY')).toBe('2025-01-10T00:00:00');
    expect(parseStatementDate('2025-01-10', 'MDY')).toBe('2025-01-10T00:00:00');
    expect(parseStatementDate('13/01/2025', 'MDY')).toBeUndefined();
  });

  it('begins with the year and nothing else under YMD', () => {
    expect(parseStatementDate('2025/01/10', 'YMD')).toBe('2025-01-10T00:00:00');
    expect(parseStatementDate('10.01.2025', 'YMD')).toBeUndefined();
  });
});
