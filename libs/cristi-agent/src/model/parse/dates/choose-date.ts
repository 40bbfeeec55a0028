import { addDays, type CivilDate } from '@bursar/calendar';

import type { DateMention } from './date-mention';
import { weekdayOf } from './weekday';

/** The day of a transaction with its certainty. */
export interface ChosenDate {
  /** Undefined where the stated day does not exist, or where no day is named. */
  readonly date: CivilDate | undefined;
  /** `span` is a time without a day. */
  readonly stated: 'full' | 'in part' | 'not' | 'span';
  /** True where the latest such day was taken, since no word says which one. */
  readonly isLatest?: boolean;
  /** Why the day should be checked. */
  readonly doubt: string | undefined;
}

const DAYS_A_WEEK = 7;

/** Chooses the first stated day, or today. `streetDoubt` says why what looks like a date was not taken. */
export function chooseDate(
  mentions: readonly DateMention[],
  today: CivilDate,
  streetDoubt?: string | undefined,
): ChosenDate {
  const merged = withoutRepeatedWeekdays(
    withinWeeks(
      mentions.filter(({ kind }) => kind !== 'part'),
      today,
    ),
  );
  const days = merged.filter(({ kind }) => kind === 'day' || kind === 'weekday');
  const [first, ...others] = days;
  if (first === undefined) {
    if (merged.length > 0) return { date: undefined, stated: 'span', doubt: 'no day is named' };
    return { date: today, stated: 'not', doubt: streetDoubt };
  }
  const stated = first.isFull ? 'full' : 'in part';
  const { day } = first;
  if (day === undefined) return { date: undefined, stated, doubt: 'there is no such day' };
  if (merged.length > days.length || others.some((other) => other.day?.epochDay !== day.epochDay)) {
    return { date: day, stated, doubt: 'several days are named; the first was taken' };
  }
  const isContested = days.some((mention) => mention.isContested === true);
  const doubt = days.find((mention) => mention.doubt !== undefined)?.doubt;
  const isLatest = days.every((mention) => mention.isLatest === true);
  return { date: day, stated, isLatest, doubt: isContested ? 'either number beside the month may be its day' : doubt };
}

/** `el viernes de la semana pasada`: the week and its weekday are one day. */
function withinWeeks(mentions: readonly DateMention[], today: CivilDate): readonly DateMention[] {
  const weeks = mentions.filter(({ kind }) => kind === 'week');
  const [week] = weeks;
  if (week?.weeks === undefined || weeks.length > 1 || !mentions.some(({ kind }) => kind === 'weekday'))
    return mentions;
  const monday = addDays(today, week.weeks * DAYS_A_WEEK - weekdayOf(today));
  return mentions.flatMap((mention) => {
    if (mention === week) return [];
    if (mention.weekday === undefined || mention.isNumbered === true) return [mention];
    const day = addDays(monday, mention.weekday);
    const isLater = week.weeks === 0 && day.epochDay > today.epochDay;
    return [{ ...mention, day, isLatest: false, doubt: isLater ? 'that day is still to come' : undefined }];
  });
}

/** `ayer martes`, `hoy lunes 9 de marzo`: a weekday that fits the day beside it says nothing new. */
function withoutRepeatedWeekdays(mentions: readonly DateMention[]): readonly DateMention[] {
  const others = mentions.filter(({ kind }) => kind !== 'weekday');
  const day = others.every((other) => other.day?.epochDay === others[0]?.day?.epochDay) ? others[0]?.day : undefined;
  if (day === undefined) return mentions;
  const fits = ({ kind, weekday }: DateMention) => kind === 'weekday' && weekday === weekdayOf(day);
  return mentions.every((mention) => mention.kind !== 'weekday' || fits(mention)) ? others : mentions;
}
