import { phraseBook, setOfPhrases } from '../find-phrases';
import { DAYS_NOT_READ } from './all-languages/days';
import { ENGLISH_DAYS as EN } from './english/days';
import { PORTUGUESE_DAYS as PT } from './portuguese/days';
import { SPANISH_DAYS as ES } from './spanish/days';
import { list } from './list';

type Near = readonly (readonly [number, string])[];
const nearDays = (near: Near) =>
  near.flatMap(([days, phrases]) => list(phrases).map((phrase) => [phrase, days] as const));
const numbered = (names: readonly string[], from: number) =>
  names.flatMap((forms, index) =>
    forms.split(' ').flatMap((form) => (form === '' ? [] : [[form, index + from] as const])),
  );
const units = (...tables: readonly (readonly (readonly [number, string])[])[]) =>
  tables.flat().flatMap(([days, words]) => words.split(' ').map((word) => [word, days] as const));

/** Days by their distance from today. */
export const NEAR_DAYS = new Map(nearDays([...ES.near, ...EN.near, ...PT.near] as Near));
export const DOUBTFUL_DAYS = new Map(nearDays([...ES.nearDoubtful, ...EN.nearDoubtful, ...PT.nearDoubtful] as Near));

/** Weekdays, Monday is 0. */
export const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...numbered(ES.weekdays, 0),
  ...numbered(EN.weekdays, 0),
  ...numbered(PT.weekdays, 0),
]);
export const SPANISH_WEEKDAY_FORMS: ReadonlyMap<string, number> = new Map(numbered(ES.weekdayForms, 0));
export const ENGLISH_WEEKDAY_FORMS: ReadonlyMap<string, number> = new Map(numbered(EN.weekdayForms, 0));
export const PORTUGUESE_WEEKDAY_FORMS: ReadonlyMap<string, number> = new Map(numbered(PT.weekdayForms, 0));

/** Months, January is 1. */
export const MONTHS: ReadonlyMap<string, number> = new Map([
  ...numbered(ES.months, 1),
  ...numbered(EN.months, 1),
  ...numbered(PT.months, 1),
]);
/** Only where a connector shows that they are months. */
export const CONNECTED_MONTHS: ReadonlyMap<string, number> = new Map([...MONTHS, ...numbered(PT.monthForms, 1)]);

/** Length of a unit of time in days. */
export const DAYS_OF_UNIT: ReadonlyMap<string, number> = new Map(units(ES.units, EN.units, PT.units));
/** Length of a unit of time in months. */
export const MONTHS_OF_UNIT: ReadonlyMap<string, number> = new Map([
  ...[...ES.months30, ...EN.months30, ...PT.months30].map((word) => [word, 1] as const),
  ...[...ES.years, ...EN.years, ...PT.years].map((word) => [word, 12] as const),
]);
/** `a fortnight` alone is a day only with `ago`. */
export const AGO: ReadonlySet<string> = new Set([...ES.ago, ...PT.ago]);
export const AGO_BEHIND: ReadonlySet<string> = new Set([...ES.agoBehind, ...EN.agoBehind]);
/** Behind a count of days: it is counted from another day. */
export const BEFORE_OR_AFTER: ReadonlySet<string> = new Set([
  ...ES.beforeOrAfter,
  ...EN.beforeOrAfter,
  ...PT.beforeOrAfter,
]);
export const AHEAD = setOfPhrases([...ES.ahead, ...EN.ahead, ...PT.ahead]);
export const AHEAD_BEHIND = setOfPhrases(EN.aheadBehind);
export const COUPLE = setOfPhrases([...ES.couple, ...EN.couple]);

/** What a phrase about days means. */
export type DayPhrase =
  | { readonly kind: 'near'; readonly days: number; readonly isDoubtful: boolean }
  | { readonly kind: 'part' | 'unknown' | 'part of month' }
  | { readonly kind: 'week'; readonly weeks: number };

export const DAY_BOOK = phraseBook<DayPhrase>([
  ...[...NEAR_DAYS].map(([phrase, days]) => [phrase, { kind: 'near', days, isDoubtful: false }] as const),
  ...[...DOUBTFUL_DAYS].map(([phrase, days]) => [phrase, { kind: 'near', days, isDoubtful: true }] as const),
  ...[...ES.partsOfDay, ...EN.partsOfDay, ...PT.partsOfDay].map((phrase) => [phrase, { kind: 'part' }] as const),
  ...[...ES.unknown, ...EN.unknown, ...PT.unknown, ...DAYS_NOT_READ].map(
    (phrase) => [phrase, { kind: 'unknown' }] as const,
  ),
  ...[...ES.partsOfMonth, ...EN.partsOfMonth, ...PT.partsOfMonth].map(
    (phrase) => [phrase, { kind: 'part of month' }] as const,
  ),
  ...[...ES.lastWeek, ...EN.lastWeek, ...PT.lastWeek].map((phrase) => [phrase, { kind: 'week', weeks: -1 }] as const),
  ...[...ES.nextWeek, ...EN.nextWeek, ...PT.nextWeek].map((phrase) => [phrase, { kind: 'week', weeks: 1 }] as const),
  ...[...ES.thisWeek, ...EN.thisWeek].map((phrase) => [phrase, { kind: 'week', weeks: 0 }] as const),
]);

/** Months and years by their distance from today's, without the article. */
export const RELATIVE_MONTHS = phraseBook(
  nearDays([...ES.relativeMonths, ...EN.relativeMonths, ...PT.relativeMonths] as Near),
);
export const RELATIVE_YEARS = phraseBook(
  nearDays([...ES.relativeYears, ...EN.relativeYears, ...PT.relativeYears] as Near),
);

/** Parts of the day directly behind a day: `yesterday morning`, `viernes noche`. */
export const PARTS_BEHIND_DAY: ReadonlySet<string> = new Set(EN.partsBehindDay);

/** Before and behind a weekday. */
export const ON_WEEKDAY: ReadonlySet<string> = new Set([...ES.onWeekday, ...EN.past, 'on', 'the', ...PT.onWeekday]);
export const PAST_BEHIND: ReadonlySet<string> = new Set([...ES.past, ...PT.past]);
export const NEXT_BEFORE: ReadonlySet<string> = new Set([...ES.next, ...EN.next, 'proximo']);
export const NEXT_BEHIND = setOfPhrases([...ES.nextBehind, ...EN.nextBehind, ...PT.nextBehind]);
export const THIS_WEEKDAY: ReadonlySet<string> = new Set([...ES.thisWeekday, ...EN.thisWeekday]);
export const ENGLISH_FORM_AFTER: ReadonlySet<string> = new Set(['on', 'last', 'next', 'this', 'past']);
export const DOUBTFUL_BEFORE: ReadonlySet<string> = new Set([...ES.doubtfulBefore, ...EN.doubtfulBefore]);
export const NAME_BEFORE: ReadonlySet<string> = new Set([...ES.nameBefore, ...EN.nameBefore]);

/** What says that it was another day, before, after or near the one that is named. */
export const VAGUE_BEFORE = [...ES.vagueBefore, ...EN.vagueBefore, ...PT.vagueBefore];
export const VAGUE_BEFORE_WEEKDAY = [...ES.vagueBeforeWeekday, ...EN.vagueBeforeWeekday];
export const VAGUE_BEHIND = [
  ...ES.vagueBehind,
  ...EN.vagueBehind,
  // `primer viernes de noviembre`
  'del mes',
  'of the month',
  ...[...MONTHS.keys()].flatMap((month) => [`de ${month}`, `of ${month}`]),
];

/** Before a date that is the name of a street or a place, and where it may be one. */
export const STREET_BEFORE: ReadonlySet<string> = new Set([...ES.streetBefore, ...EN.streetBefore]);
export const MAYBE_STREET_BEFORE: ReadonlySet<string> = new Set([...ES.maybeStreetBefore, ...EN.maybeStreetBefore]);

/** Before a month without a day. */
export const IN_MONTH: ReadonlySet<string> = new Set([...ES.inMonth, ...EN.inMonth, ...PT.inMonth]);

/** Endings of ordinal numbers: `3rd`, `3ro`, `3º`. */
export const ORDINAL_ENDINGS: ReadonlySet<string> = new Set([...ES.ordinalEndings, ...EN.ordinalEndings]);
/** `third`, `twenty first` with their numbers. */
export const ORDINAL_BOOK = phraseBook(EN.ordinals.map((phrase, index) => [phrase, index + 2] as const));
export const FIRST: ReadonlySet<string> = new Set([...ES.first, ...EN.first, 'primeiro']);
