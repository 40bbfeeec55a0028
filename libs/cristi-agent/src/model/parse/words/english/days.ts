import { list } from '../list';

/** English words for days, folded. */
export const ENGLISH_DAYS = {
  near: [
    [
      0,
      'today, todays, tonights, this morning, this afternoon, this evening, tonight, this month, just now, right now, earlier today, ' +
        'this lunchtime, a while earlier today',
    ],
    [-1, 'yesterday, yesterdays, last night, last nights, last evening, yday, yesterday night'],
    [
      -2,
      'day b4 yesterday, the day b4 yesterday, day before yesterday, the day before yesterday, night before last, the night before last',
    ],
    [1, 'tomorrow, tmrw, tmr, tomorrow night'],
    [2, 'day after tomorrow, the day after tomorrow'],
  ],
  nearDoubtful: [
    [
      0,
      'this week, this year, an hour ago, a few hours ago, hours ago, a couple of hours ago, a couple hours ago, earlier',
    ],
    [-1, 'yesteday, yesterdy, yestarday, yesturday'],
    [-14, 'a fortnight ago, fortnight ago, two fortnights ago'],
  ],
  weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
  /** At the end of the text, or after on, last, next, this. */
  weekdayForms: ['mon', 'tue tues', 'wed weds', 'thu thur thurs', 'fri', 'sat', 'sun'],
  months: [
    'january jan',
    'february feb',
    'march mar',
    'april apr',
    'may',
    'june jun',
    'july jul',
    'august aug',
    'september sep sept',
    'october oct',
    'november nov',
    'december dec',
  ],
  partsOfDay: list(
    'in the morning, in the afternoon, in the evening, at noon, at night, at midday, at midnight, at lunchtime, ' +
      'at lunch time, early in the morning',
  ),
  /** Directly behind a day. */
  partsBehindDay: list('morning, afternoon, evening, night, lunchtime, noon, tarde, noche, noite, manha'),
  unknown: list(
    'last month, last year, the other day, the other night, the other week, a few days ago, few days ago, several days ago, ' +
      'some days ago, days ago, many days ago, a few weeks ago, few weeks ago, several weeks ago, some weeks ago, weeks ago, ' +
      'a few months ago, several months ago, months ago, a few years ago, years ago, a while ago, some time ago, ages ago, ' +
      'a long time ago, not long ago, a month and a half ago, a week and a half ago, recently, lately, ' +
      'over the weekend, the weekend, last weekend, this weekend, at the weekend, on the weekend, during the weekend, ' +
      'next month, next year, start of the month, at the start of the month, start of month, end of month, end of the month, at the end of the month, beginning of the month, ' +
      'earlier this week, earlier this month, late last week, these days, the last few days, the past few days, ' +
      'black friday, cyber monday, good friday, easter sunday, at easter, on thanksgiving, on christmas, at christmas, on halloween, ' +
      'on boxing day, on new years, on new years eve, new years eve, on new years day, new years day, on christmas eve, christmas eve, on christmas day, christmas day, every day, everyday, every week, every month, every year, each day, ' +
      'each week, each month, the week before last, week before last, the month before last, month before last, on mothers day, on fathers day, ' +
      'on valentines day, on my birthday, on his birthday, on her birthday, the day of, the day that, that day, that night, the night before, night before, the following day, the next day, on xmas, at xmas, last christmas, ' +
      'after christmas, before christmas, day after christmas, the day after christmas, on nye',
  ),
  partsOfMonth: list(
    'early, late, mid, beginning of, end of, middle of, the beginning of, the end of, the middle of, at the end of, ' +
      'at the beginning of, in early, in late, in mid, during',
  ),
  lastWeek: list('last week, the last week, the week before, past week, the past week'),
  nextWeek: list('next week, the next week'),
  thisWeek: list('of this week'),
  relativeMonths: [
    [0, 'this month, the current month, this same month'],
    [-1, 'last month, the last month, the previous month, previous month, the past month'],
    [-2, 'the month before last, month before last'],
    [1, 'next month, the next month, the coming month, the following month'],
  ],
  relativeYears: [
    [0, 'this year, the current year'],
    [-1, 'last year, the last year, the previous year, previous year, a year ago, the past year'],
    [-2, 'the year before last, year before last, two years ago, 2 years ago'],
    [1, 'next year, the next year, the coming year, the following year'],
  ],
  past: list('last, past'),
  next: list('next, coming'),
  nextBehind: list('next, coming'),
  onWeekday: list('on, last, past, the, on the'),
  thisWeekday: list('this, that'),
  doubtfulBefore: list('a, to, with, for, until, till, since, by, every, each, for the, until the, before, taco, ruby'),
  vagueBefore: list(
    'same as, like, more than, less than, about, around, roughly, before, after, since, until, till, days before, days after, the day after, the day before, weeks before, i think, day from, days from, week from, weeks from',
  ),
  vagueBeforeWeekday: list('first, second, third, fourth, one, some, a, another'),
  vagueBehind: list('before last, or so'),
  nameBefore: list('black, cyber, good, easter, ruby, super bowl'),
  streetBefore: list('street, st, avenue, road, square'),
  maybeStreetBefore: list('at, in'),
  inMonth: list('in, during, throughout'),
  lastMonth: list('last, this past'),
  agoBehind: list('ago, back'),
  beforeOrAfter: list('before, after'),
  ahead: list('in'),
  aheadBehind: list('from now'),
  units: [
    [1, 'day days night nights'],
    [7, 'week weeks'],
    [14, 'fortnight fortnights'],
  ],
  months30: list('month, months'),
  years: list('year, years'),
  couple: list('a couple of, a couple, couple of, couple'),
  ordinalEndings: list('st, nd, rd, th'),
  first: list('first'),
  /** From the second on; `twenty first` is two words. */
  ordinals: [
    'second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth, fourteenth, fifteenth, sixteenth, ' +
      'seventeenth, eighteenth, nineteenth, twentieth, twenty first, twenty second, twenty third, twenty fourth, twenty fifth, twenty sixth, ' +
      'twenty seventh, twenty eighth, twenty ninth, thirtieth, thirty first',
  ].flatMap(list),
} as const;
