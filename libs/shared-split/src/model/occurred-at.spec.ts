import fc from 'fast-check';

import { competenceMonthAt } from './competence-month';
import { instantOfOccurredAt, localInstantText, utcInstantText } from './instants';
import { formatOccurredAt, parseOccurredAt } from './occurred-at';

function instantOfText(text: string): number {
  const parsed = parseOccurredAt(text);
  if (parsed === undefined) throw new Error(`not read: ${text}`);
  return instantOfOccurredAt(parsed);
}

describe('when something happened', () => {
  it.each([
    ['2026-02-01T02:59:59Z', '2026-01', '2026-01-31T23:59:59-03:00'],
    ['2026-02-01T03:00:00Z', '2026-02', '2026-02-01T00:00:00-03:00'],
    ['2026-01-31T23:59:59', '2026-01', '2026-01-31T23:59:59-03:00'],
    ['2026-02-01', '2026-02', '2026-02-01T00:00:00-03:00'],
    ['2026-02-01T11:30:00+09:00', '2026-01', '2026-01-31T23:30:00-03:00'],
    ['2026-12-31T23:30:00-05:00', '2027-01', '2027-01-01T01:30:00-03:00'],
    ['2019-02-01T02:30:00Z', '2019-02', '2019-02-01T00:30:00-02:00'],
    ['2020-02-01T02:30:00Z', '2020-01', '2020-01-31T23:30:00-03:00'],
    // Other ways to write it.
    ['2026-02-01 11:30', '2026-02', '2026-02-01T11:30:00-03:00'],
    ['2026-02-01T11:30+0900', '2026-01', '2026-01-31T23:30:00-03:00'],
    ['2026-02-01T11:30:00.5-00:00', '2026-02', '2026-02-01T08:30:00.500-03:00'],
    ['2026-02-01T11:30:00.007999999Z', '2026-02', '2026-02-01T08:30:00.007-03:00'],
    ['2026-02-01T11:30:00.000999Z', '2026-02', '2026-02-01T08:30:00-03:00'],
    // Summer time began at midnight: this day had no 00:00.
    ['2018-11-04', '2018-11', '2018-11-04T01:00:00-02:00'],
    ['2018-11-04T00:30', '2018-11', '2018-11-04T01:30:00-02:00'],
    // And it ended at midnight: the hour before it happened twice, the first pass counts.
    ['2019-02-16T23:30', '2019-02', '2019-02-16T23:30:00-02:00'],
    // The ends of the calendar that is kept.
    ['2000-01-01', '2000-01', '2000-01-01T00:00:00-02:00'],
    ['2101-01-01T02:59:59Z', '2100-12', '2100-12-31T23:59:59-03:00'],
  ])('%s counts in %s', (text, month, local) => {
    const instant = instantOfText(text);
    expect(competenceMonthAt(instant)).toBe(month);
    expect(localInstantText(instant)).toBe(local);
  });

  it.each(['1999-12-31', '2000-01-01T01:59:59Z', '2101-01-01', '2101-01-01T03:00:00Z', '0001-01-01'])(
    '%s counts in no month that is kept',
    (text) => expect(competenceMonthAt(instantOfText(text))).toBeUndefined(),
  );

  it.each([
    '',
    'ontem',
    '2026-02-30',
    '2026-02-30T10:00:00',
    '2026-13-01',
    '2026-02-10T25:00',
    '2026-02-10T24:00',
    '2026-02-10T10:60',
    '2026-02-10T23:59:60',
    '2026-02-10T10',
    '2026-02-10T10:00:00.',
    '2026-02-10T10:00:00.1234567890',
    '2026-02-10T10:00:00,5',
    '2026-02-10T10:00+9',
    '2026-02-10T10:00+24:00',
    '2026-02-10T10:00+09:60',
    '2026-02-10T10:00 Z',
    '2026-02-10t10:00',
    '2026-02-10T10:00z',
    '2026-02-10  10:00',
    '2026-02-10Z',
    '2026-02-10-03:00',
    ' 2026-02-10',
    '2026-02-10\n',
    '20260210',
    '2026-02-10T10:00[America/Sao_Paulo]',
  ])('does not read %j', (text) => expect(parseOccurredAt(text)).toBeUndefined());

  const anyInstant = fc.integer({ min: Date.parse('2000-01-02T00:00Z'), max: Date.parse('2100-12-31T00:00Z') });

  it('parses what it formats, in both forms', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(instantOfText(localInstantText(instant))).toBe(instant);
        expect(instantOfText(utcInstantText(instant))).toBe(instant);
        expect(Date.parse(localInstantText(instant))).toBe(instant);
        expect(competenceMonthAt(instant)).toBe(localInstantText(instant).slice(0, 7));
      }),
    );
  });

  it('formats a parsed reading so that it parses again, with any offset', () => {
    const offset = fc.constantFrom('', 'Z', '+09:00', '-0330', '+00:01', '-23:59');
    fc.assert(
      fc.property(anyInstant, offset, (instant, zone) => {
        const parsed = parseOccurredAt(`${new Date(instant).toISOString().slice(0, -1)}${zone}`);
        expect(parsed && parseOccurredAt(formatOccurredAt(parsed))).toEqual(parsed);
        expect(parsed).toBeDefined();
      }),
    );
  });

  it('parses offsets as the platform does', () => {
    const part = (max: number) => fc.integer({ min: 0, max }).map((value) => String(value).padStart(2, '0'));
    fc.assert(
      fc.property(
        part(23),
        part(59),
        part(59),
        fc.constantFrom('+', '-'),
        part(23),
        part(59),
        (h, m, s, sign, oh, om) => {
          const text = `2026-07-15T${h}:${m}:${s}${sign}${oh}:${om}`;
          expect(instantOfText(text)).toBe(Date.parse(text));
        },
      ),
    );
  });
});
