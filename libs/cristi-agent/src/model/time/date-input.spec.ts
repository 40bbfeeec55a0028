import { parseDay, parseTimestamp } from './date-input';

describe('a day', () => {
  it.each(['2026-02-01', ' 2026-02-01\n', '1900-01-01', '2999-12-31', '2024-02-29'])('%j is valid', (text) =>
    expect(parseDay(text)?.text).toBe(text.trim()),
  );

  it.each(['2026-02-30', '2026-13-01', '2026-2-1', '01/02/2026', '1899-12-31', '3000-01-01', 'yesterday', ''])(
    '%j is invalid',
    (text) => expect(parseDay(text)).toBeUndefined(),
  );
});

describe('a timestamp', () => {
  it.each([
    ['2026-02-01T09:30', undefined, 0],
    ['2026-02-01T09:30:15', undefined, 0],
    [' 2026-02-01T09:30:15.5Z ', 0, 500_000_000],
    ['2026-02-01T09:30:15.123456789999-06:00', -360, 123_456_789],
    ['2026-02-01T23:59:59+14:00', 840, 0],
    ['2026-02-01T00:00-14:00', -840, 0],
  ])('%j is valid', (text, offsetMinutes, nanosecond) => {
    expect(parseTimestamp(text)).toMatchObject({ offsetMinutes, nanosecond, date: { text: '2026-02-01' } });
  });

  it.each([
    '2026-02-01',
    '2026-02-01 09:30',
    '2026-02-01t09:30Z',
    '2026-02-01T24:00',
    '2026-02-01T25:00:00Z',
    '2026-02-01T09:60',
    '2026-02-01T09:30:60',
    '2026-02-01T9:30',
    '2026-02-01T09:30:15.',
    '2026-02-01T09.5Z',
    '2026-02-01T09:30z',
    '2026-02-01T09:30+0600',
    '2026-02-01T09:30+14:01',
    '2026-02-01T09:30-15:00',
    '2026-02-01T09:30+06:60',
    '2026-02-30T09:30Z',
    '1899-12-31T23:00Z',
    '3000-01-01T00:00Z',
    'now',
    '',
  ])('%j is invalid', (text) => expect(parseTimestamp(text)).toBeUndefined());

  it('is in the years 1900 to 2999 in Mexico City too', () => {
    expect(parseTimestamp('1900-01-01T06:36:35Z')).toBeUndefined();
    expect(parseTimestamp('1900-01-01T06:36:36Z')).toBeDefined();
    expect(parseTimestamp('2999-12-31T15:59:59-14:00')).toBeDefined();
    expect(parseTimestamp('2999-12-31T16:00:00-14:00')).toBeUndefined();
  });
});
