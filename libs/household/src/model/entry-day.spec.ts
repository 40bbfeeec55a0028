import fc from 'fast-check';

import { clockReadingFor } from './entry-day';

const AFTER_MIDNIGHT_IN_BRAZIL = new Date('2026-12-01T03:13:22Z');

it.each([
  ['shared', null, '2026-12-01T00:13:22'],
  ['budget', null, '2026-11-30T21:13:22'],
  ['shared', 'Pacific/Auckland', '2026-12-01T16:13:22'],
  ['budget', 'Pacific/Auckland', '2026-12-01T16:13:22'],
  ['account', 'Europe/Zurich', '2026-12-01T04:13:22'],
] as const)('what goes to %s is of the day there; the household has set %s', (ledger, timeZone, reading) => {
  expect(clockReadingFor(ledger, timeZone, AFTER_MIDNIGHT_IN_BRAZIL)).toBe(reading);
});

it('is a time as the parser takes it, whenever it is', () => {
  const between = { min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(between), fc.constantFrom('UTC', 'Asia/Kathmandu', 'America/Mexico_City'), (now, zone) => {
      const reading = clockReadingFor('shared', zone, now);
      expect(reading).toMatch(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):\d\d:\d\d$/);
      // In UTC it is the instant itself.
      if (zone === 'UTC') expect(`${reading}Z`).toBe(now.toISOString().replace(/\.\d+/, ''));
    }),
  );
});
