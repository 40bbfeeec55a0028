import { addMonths, monthRange, yearMonth } from '@bursar/calendar';
import fc from 'fast-check';

import { anyRule, nearbyMonth, rent } from '../testing/recurrence';
import { competenceMonthAt } from './competence-month';
import { localInstantText } from './instants';
import type { RecurrenceRule } from './recurrence-rule';
import { covers, entryInstant, isEligible, isFinished, markersOf } from './recurrence-schedule';

describe('the entry of a month', () => {
  it.each([
    ['2028-02', 31, '2028-02-29T12:00:00-03:00'],
    ['2029-02', 31, '2029-02-28T12:00:00-03:00'],
    ['2026-04', 31, '2026-04-30T12:00:00-03:00'],
    ['2100-02', 30, '2100-02-28T12:00:00-03:00'],
    ['2026-01', 1, '2026-01-01T12:00:00-03:00'],
    ['2019-01', 15, '2019-01-15T12:00:00-02:00'],
    ['2018-11', 4, '2018-11-04T12:00:00-02:00'],
  ])('of %s, day %d, is at %s', (month, day, local) => {
    expect(localInstantText(entryInstant(day, yearMonth(month)))).toBe(local);
  });

  it('counts in its own month, on its reference day unless the month is shorter', () => {
    const anyMonth = fc.integer({ min: 0, max: 1211 }).map((count) => addMonths(yearMonth('2000-01'), count));
    fc.assert(
      fc.property(anyMonth, fc.integer({ min: 1, max: 31 }), (month, day) => {
        const instant = entryInstant(day, month);
        expect(competenceMonthAt(instant)).toBe(month);
        const dated = Number(localInstantText(instant).slice(8, 10));
        expect(dated === day || (dated < day && dated >= 28)).toBe(true);
        expect(localInstantText(instant).slice(11, 19)).toBe('12:00:00');
      }),
    );
  });
});

describe('the range of a rule', () => {
  it('includes both ends', () => {
    const months = ['2026-02', '2026-03', '2026-12', '2027-01'].map(yearMonth);
    expect(months.map((month) => covers(rent, month))).toEqual([false, true, true, false]);
    expect(covers({ ...rent, endMonth: null }, yearMonth('2100-12'))).toBe(true);
  });

  it('generates while active, and after an end with a month', () => {
    const may = yearMonth('2026-05');
    expect(isEligible(rent, may)).toBe(true);
    const paused = { ...rent, status: 'paused', pausedFrom: may } as const;
    expect([addMonths(may, -1), may].map((month) => isEligible(paused, month))).toEqual([true, false]);
    expect(isEligible({ ...paused, status: 'ended', ending: 'with-month' }, may)).toBe(false);
    expect(isEligible({ ...rent, status: 'ended', ending: 'at-once' }, may)).toBe(false);
    expect(isEligible({ ...rent, status: 'ended', ending: 'with-month' }, may)).toBe(true);
    expect(isEligible({ ...rent, status: 'ended', ending: 'with-month', endMonth: may }, addMonths(may, 1))).toBe(
      false,
    );
  });

  it('contains every entry', () => {
    fc.assert(
      fc.property(anyRule, nearbyMonth, (rule, month) => {
        if (isEligible(rule, month)) expect(covers(rule, month)).toBe(true);
      }),
    );
  });
});

describe('the generated months', () => {
  const start = yearMonth('2026-03');
  it.each([
    [[], null, null, '2026-03'],
    [['2026-03'], '2026-03', '2026-03', '2026-04'],
    [['2026-05'], '2026-05', '2026-05', '2026-03'],
    [['2026-05', '2026-03'], '2026-03', '2026-05', '2026-04'],
    [['2026-03', '2026-04', '2026-05'], '2026-03', '2026-05', '2026-06'],
  ])('%j: first %s, last %s, next %s', (months, first, last, next) => {
    expect(markersOf({ startMonth: start, skips: [] }, months.map(yearMonth))).toEqual({ first, last, next });
  });

  it('pass over skipped ones', () => {
    const skips = [[start, yearMonth('2026-04')]] as const;
    expect(markersOf({ startMonth: start, skips }, [yearMonth('2026-05')]).next).toBe('2026-06');
  });

  it('make a rule that has run out, with those that are skipped or closed', () => {
    const rule = { ...rent, endMonth: yearMonth('2026-05') };
    const isDone = (generated: string[], skips: RecurrenceRule['skips'], closed: string[], present = '2026-06') =>
      isFinished(
        { ...rule, skips },
        { generated: generated.map(yearMonth), closed: new Set(closed.map(yearMonth)), present: yearMonth(present) },
      );
    const [april, may] = [yearMonth('2026-04'), yearMonth('2026-05')];
    expect(isDone(['2026-03'], [[april, april]], ['2026-05'])).toBe(true);
    expect(isDone(['2026-03'], [[april, may]], [], '2026-05')).toBe(false);
    expect(isDone(['2026-03', '2026-05'], [], [])).toBe(false);
    expect(isFinished({ ...rule, endMonth: null }, { generated: [start], closed: new Set(), present: may })).toBe(
      false,
    );
  });

  it('have no gap before the next month, which is never one of them', () => {
    const later = fc.integer({ min: 0, max: 30 }).map((count) => addMonths(start, count));
    fc.assert(
      fc.property(fc.uniqueArray(later), (months) => {
        const { next } = markersOf({ startMonth: start, skips: [] }, months);
        expect(months).not.toContain(next);
        expect(monthRange(start, addMonths(next, -1)).every((month) => months.includes(month))).toBe(true);
      }),
    );
  });
});
