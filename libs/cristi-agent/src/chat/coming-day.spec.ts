import fc from 'fast-check';

import { comingDay } from './coming-day';

const NOW = '2026-03-18T20:15:00-06:00';

describe('a coming day', () => {
  it.each([
    ['2026-01-30', '2500 el 30', '2026-03-30'],
    ['2026-01-31', '2500 on the 31st', '2026-03-31'],
    ['2026-03-05', '2500 el dia 5', '2026-04-05'],
    ['2025-04-05', '2500 el 5 de abril', '2026-04-05'],
    ['2025-04-05', '2500 5/4', '2026-04-05'],
    ['2024-02-29', '2500 29 de febrero', '2028-02-29'],
    ['2026-03-17', '2500 ayer', '2026-03-17'],
    ['2026-02-05', '2500 el 5 del mes pasado', '2026-02-05'],
    ['2026-03-18', '2500 el 18', '2026-03-18'],
  ])('of %s in "%s" is %s', (date, text, expected) => expect(comingDay(date, text, NOW)).toBe(expected));

  it('keeps its number, and is no past one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 31 }), (day) => {
        const [taken] = ['2026-03', '2026-02', '2026-01']
          .map((month) => `${month}-${String(day).padStart(2, '0')}`)
          .filter((date) => date <= '2026-03-18' && !['2026-02-29', '2026-02-30', '2026-02-31'].includes(date));
        const found = comingDay(taken ?? '', `2500 el ${day}`, NOW);
        expect(found >= '2026-03-18').toBe(true);
        expect(Number(found.slice(8))).toBe(day);
      }),
    );
  });
});
