import { civilDateAt, type Clock } from '@bursar/calendar';
import fc from 'fast-check';

import { todayInSaoPaulo } from './today-in-sao-paulo';

const clockAt = (now: number): Clock => ({ now: () => now, today: (zone) => civilDateAt(now, zone) });

it('is the day of the zone at every moment', () => {
  const moments = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2199, 0, 1) });
  fc.assert(
    fc.property(moments, (now) => {
      expect(todayInSaoPaulo(clockAt(now))).toBe(civilDateAt(now, 'America/Sao_Paulo').text);
    }),
  );
});

it.each(['2026-11-28T02:59:59.999Z', '2026-11-28T03:00:00Z', '2018-12-01T01:59:59.999Z', '2018-12-01T02:00:00Z'])(
  'changes when the day does, in summer time too: %s',
  (text) => {
    const now = Date.parse(text);
    expect(todayInSaoPaulo(clockAt(now))).toBe(civilDateAt(now, 'America/Sao_Paulo').text);
  },
);
