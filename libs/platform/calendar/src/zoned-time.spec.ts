import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';

import { civilDate, civilDateAt } from './civil-date';
import { instantOf, zonedTimeAt, type WallTime } from './zoned-time';

const SAO_PAULO = 'America/Sao_Paulo';

/** `2018-11-04T00:30` or with seconds. */
function wallTime(text: string): WallTime {
  const [hour = 0, minute = 0, second = 0] = text.slice(11).split(':').map(Number);
  return { date: civilDate(text.slice(0, 10)), hour, minute, second, millisecond: 0 };
}

const utc = (epochMilliseconds: number) => new Date(epochMilliseconds).toISOString().replace('.000Z', 'Z');
const shown = (instant: string, zone: string) => {
  const { date, hour, minute, second, offset } = zonedTimeAt(Date.parse(instant), zone);
  return `${date.text}T${[hour, minute, second].map((part) => String(part).padStart(2, '0')).join(':')}${offset}`;
};

describe('local times', () => {
  it.each([
    ['2026-02-01T02:59:59Z', '2026-01-31T23:59:59-03:00'],
    ['2026-02-01T03:00:00Z', '2026-02-01T00:00:00-03:00'],
    ['2027-01-01T04:30:00Z', '2027-01-01T01:30:00-03:00'],
    // Daylight saving time existed until February 2019.
    ['2019-02-01T02:30:00Z', '2019-02-01T00:30:00-02:00'],
    ['2020-02-01T02:30:00Z', '2020-01-31T23:30:00-03:00'],
    ['2018-11-04T02:59:59Z', '2018-11-03T23:59:59-03:00'],
    ['2018-11-04T03:00:00Z', '2018-11-04T01:00:00-02:00'],
    ['2019-02-17T01:59:59Z', '2019-02-16T23:59:59-02:00'],
    ['2019-02-17T02:00:00Z', '2019-02-16T23:00:00-03:00'],
    // Local mean time, before standard zones.
    ['1913-12-31T00:00:00Z', '1913-12-30T20:53:32-03:06:28'],
  ])('in São Paulo at %s: %s', (instant, text) => expect(shown(instant, SAO_PAULO)).toBe(text));

  it('keeps milliseconds, before 1970 too', () => {
    expect(zonedTimeAt(Date.parse('2026-02-01T03:00:00.007Z'), SAO_PAULO).millisecond).toBe(7);
    expect(zonedTimeAt(-1, 'UTC')).toMatchObject({ hour: 23, second: 59, millisecond: 999, offset: '+00:00' });
  });
});

it('has the same local times as Temporal in every zone and year', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const anyInstant = fc.integer({ min: Date.parse('1600-01-01T00:00Z'), max: Date.parse('2500-01-01T00:00Z') });
  fc.assert(
    // UTC has a way of its own.
    fc.property(anyInstant, fc.oneof(fc.constantFrom(...zones), fc.constant('UTC')), (instant, zone) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
      const { hour, minute, second, millisecond, offset } = zoned;
      const { date, ...clock } = zonedTimeAt(instant, zone);
      expect({ day: date.text, ...clock }).toEqual({
        day: zoned.toPlainDate().toString(),
        ...{ hour, minute, second, millisecond, offset },
      });
    }),
    { numRuns: 500 },
  );
});

it('relies on no zone changing its offset twice within three days; from 2038 on rules repeat', () => {
  const anyZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  // Temporal takes tens of milliseconds a zone.
  fc.assert(
    fc.property(anyZone, (zone) => {
      const changes: number[] = [];
      let next = Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone).getTimeZoneTransition('next');
      while (next !== null && next.year < 2038) {
        changes.push(next.epochMilliseconds);
        next = next.getTimeZoneTransition('next');
      }
      const distances = changes.slice(1).map((change, index) => change - (changes[index] ?? 0));
      expect(Math.min(Infinity, ...distances)).toBeGreaterThan(3 * 86_400_000);
    }),
    { numRuns: 15 },
  );
});

describe('the instant of a wall time', () => {
  it.each([
    ['2026-01-31T23:59:59', '2026-02-01T02:59:59Z'],
    ['2026-02-01', '2026-02-01T03:00:00Z'],
    // Skipped: daylight saving time began at midnight in São Paulo, so these days had no 00:00.
    ['2018-11-04T00:00', '2018-11-04T03:00:00Z'],
    ['2018-11-04T00:30', '2018-11-04T03:30:00Z'],
    ['2017-10-15T00:00', '2017-10-15T03:00:00Z'],
    ['2017-10-15T00:59:59', '2017-10-15T03:59:59Z'],
    ['2018-11-04T01:00', '2018-11-04T03:00:00Z'],
    // Repeated: the hour before midnight at the end of daylight saving time; the first one counts.
    ['2019-02-16T23:00', '2019-02-17T01:00:00Z'],
    ['2019-02-16T23:59:59', '2019-02-17T01:59:59Z'],
    ['2019-02-17T00:00', '2019-02-17T03:00:00Z'],
  ])('in São Paulo %s is %s', (text, instant) => expect(utc(instantOf(wallTime(text), SAO_PAULO))).toBe(instant));

  it('moves a skipped time by the length of the gap', () => {
    // Lord Howe Island changes its clocks by half an hour; Samoa once skipped a day.
    expect(utc(instantOf(wallTime('2026-10-04T02:10'), 'Australia/Lord_Howe'))).toBe('2026-10-03T15:40:00Z');
    expect(utc(instantOf(wallTime('2011-12-30T12:00'), 'Pacific/Apia'))).toBe('2011-12-30T22:00:00Z');
  });

  it('rejects times and zones that do not exist', () => {
    const noon = wallTime('2026-02-01T12:00');
    expect(() => instantOf({ ...noon, hour: 24 }, SAO_PAULO)).toThrow(RangeError);
    expect(() => instantOf({ ...noon, second: 60 }, SAO_PAULO)).toThrow(RangeError);
    expect(() => instantOf({ ...noon, minute: -1 }, 'UTC')).toThrow(RangeError);
    expect(() => instantOf(noon, 'America/Sampa')).toThrow(RangeError);
    expect(() => zonedTimeAt(0, 'America/Sampa')).toThrow(RangeError);
  });

  const anyInstant = fc.integer({ min: Date.parse('1990-01-01T00:00Z'), max: Date.parse('2101-01-01T00:00Z') });
  const zone = fc.constantFrom(SAO_PAULO, 'Europe/London', 'America/Mexico_City', 'Australia/Lord_Howe', 'UTC');

  it('is the original instant, or the first one with the same local time', () => {
    fc.assert(
      fc.property(anyInstant, zone, (instant, name) => {
        const local = zonedTimeAt(instant, name);
        const back = instantOf(local, name);
        expect(back).toBeLessThanOrEqual(instant);
        expect({ ...zonedTimeAt(back, name), offset: '' }).toEqual({ ...local, offset: '' });
        expect(local.date.text).toBe(civilDateAt(instant, name).text);
      }),
    );
  });

  it('is that of Temporal, in every zone', () => {
    const zones = Intl.supportedValuesOf('timeZone');
    fc.assert(
      fc.property(anyInstant, fc.constantFrom(...zones), (instant, name) => {
        const local = zonedTimeAt(instant, name);
        const { year, month, day } = local.date;
        const { hour, minute, second, millisecond } = local;
        const plain = Temporal.PlainDateTime.from({ year, month, day, hour, minute, second, millisecond });
        expect(instantOf(local, name)).toBe(plain.toZonedDateTime(name).epochMilliseconds);
      }),
      { numRuns: 500 },
    );
  });
});
