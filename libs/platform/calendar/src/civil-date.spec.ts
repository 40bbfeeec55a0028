import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

import { addDays, civilDate, civilDateAt, daysInMonth, hasDateForm, parseCivilDate } from './civil-date';
import { clockOf, stoppedClock, systemClock } from './clock';

const anyDay = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('civil dates', () => {
  it('parses a day and counts it from 1970', () => {
    expect(parseCivilDate('2024-02-29')).toEqual({
      text: '2024-02-29',
      epochDay: 19782,
      year: 2024,
      month: 2,
      day: 29,
    });
    expect(parseCivilDate('1969-12-31')?.epochDay).toBe(-1);
  });

  it.each(['2023-02-29', '1900-02-29', '2023-13-01', '2023-00-10', '2023-01-00', '2023-04-31'])(
    'rejects %s, which does not exist',
    (text) => {
      expect(hasDateForm(text)).toBe(true);
      expect(parseCivilDate(text)).toBeUndefined();
      expect(() => civilDate(text)).toThrow(RangeError);
    },
  );

  it.each(['', '2023-1-5', '20230105', '05/01/2023', '2023-01-05T00:00:00Z', ' 2023-01-05'])(
    'rejects the form %j',
    (text) => {
      expect(hasDateForm(text)).toBe(false);
      expect(parseCivilDate(text)).toBeUndefined();
    },
  );

  it('counts and adds days like Temporal, for every day', () => {
    const epoch = Temporal.PlainDate.from('1970-01-01');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -400, max: 400 }), (text, days) => {
        const plain = Temporal.PlainDate.from(text);
        expect(civilDate(text).epochDay).toBe(epoch.until(plain, { largestUnit: 'day' }).days);
        expect(addDays(civilDate(text), days).text).toBe(plain.add({ days }).toString());
        expect(daysInMonth(plain.year, plain.month)).toBe(plain.daysInMonth);
      }),
    );
  });

  it('adds days across months, years and leap days', () => {
    expect(addDays(civilDate('2024-02-28'), 2).text).toBe('2024-03-01');
    expect(addDays(civilDate('2024-01-01'), -1).text).toBe('2023-12-31');
  });

  it('knows the lengths of months', () => {
    expect([daysInMonth(2023, 2), daysInMonth(2024, 2), daysInMonth(2024, 12)]).toEqual([28, 29, 31]);
  });
});

describe('clocks', () => {
  it('returns the day in the given zone, not in that of the process', () => {
    const instant = Date.parse('2026-03-31T23:30:00Z');
    expect(civilDateAt(instant, 'Europe/London').text).toBe('2026-04-01');
    expect(civilDateAt(instant, 'America/Sao_Paulo').text).toBe('2026-03-31');
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 86_399_999 }), (text, milliseconds) => {
        const at = Date.parse(`${text}T00:00:00Z`) + milliseconds;
        for (const zone of ['Europe/London', 'America/Sao_Paulo', 'America/Mexico_City', 'Pacific/Kiritimati']) {
          const zoned = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
          expect(civilDateAt(at, zone).text).toBe(zoned.toPlainDate().toString());
        }
      }),
      { numRuns: 50 },
    );
    expect(hasDateForm(systemClock.today('Europe/London').text)).toBe(true);
  });

  it('can be stopped', () => {
    expect(stoppedClock('2026-04-06').today('Europe/London').text).toBe('2026-04-06');
    expect(stoppedClock('2026-04-06').now()).toBe(Date.parse('2026-04-06T12:00:00Z'));
  });

  it('returns the given instant, and the day in each zone at that instant', () => {
    const clock = clockOf(() => Date.parse('2026-02-01T02:30:00Z'));
    expect(clock.now()).toBe(Date.parse('2026-02-01T02:30:00Z'));
    expect(clock.today('America/Sao_Paulo').text).toBe('2026-01-31');
    expect(clock.today('UTC').text).toBe('2026-02-01');
  });
});
