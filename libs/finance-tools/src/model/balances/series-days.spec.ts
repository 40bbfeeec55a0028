import { MOST_POINTS, seriesDays } from './series-days';

const range = (start_date: string, end_date: string) => ({ start_date, end_date });

describe('the days of a series', () => {
  it.each([
    ['day', '2024-02-28', '2024-03-01', ['2024-02-28', '2024-02-29', '2024-03-01']],
    ['week', '2026-01-01', '2026-01-20', ['2026-01-04', '2026-01-11', '2026-01-18', '2026-01-20']],
    ['week', '1969-12-27', '1970-01-04', ['1969-12-28', '1970-01-04']],
    ['month', '2024-01-31', '2024-04-29', ['2024-01-31', '2024-02-29', '2024-03-31', '2024-04-29']],
    ['month', '2025-12-05', '2025-12-31', ['2025-12-31']],
    ['month', '2025-12-05', '2025-12-06', ['2025-12-06']],
  ] as const)('are the last ones of each %s from %s to %s, and the end', (every, start, end, days) =>
    expect(seriesDays(range(start, end), every)).toEqual(days),
  );

  it('are not listed beyond what a series may have', () => {
    expect(seriesDays(range('2025-01-01', '2026-02-04'), 'day')).toHaveLength(MOST_POINTS);
    expect(seriesDays(range('2025-01-01', '2026-02-05'), 'day')).toHaveLength(MOST_POINTS + 1);
    expect(seriesDays(range('1900-01-01', '2999-12-31'), 'day')).toHaveLength(MOST_POINTS + 1);
  });
});
