import { isOneEditApart } from '../edit-distance';
import { sound } from '../sound';
import { NEAR_DAYS, WEEKDAYS } from '../words/days';
import { KNOWN_WORDS } from '../words/known-words';

/** Shorter words are too often one letter from another one: `noche`, `ayes`. */
const SHORTEST_LONG = 6;
/** Past days in one word. */
const DAYS = [...NEAR_DAYS].filter(([phrase, days]) => days < 0 && !phrase.includes(' '));
const DAY_BY_SOUND = new Map(DAYS.map(([word, days]) => [sound(word), days]));
const WEEKDAY_BY_SOUND = new Map([...WEEKDAYS].map(([word, weekday]) => [sound(word), weekday]));

/** The distance of a past day: `aller` sounds like `ayer`, `yesterdya` is a letter from `yesterday`. */
export function misspelledDay(word: string): number | undefined {
  if (word === '' || KNOWN_WORDS.has(word)) return undefined;
  const known = DAYS.find(([name]) => word.length >= SHORTEST_LONG && isOneEditApart(word, name));
  return DAY_BY_SOUND.get(sound(word)) ?? known?.[1];
}

/** The weekday that a word sounds like, or of which it is the plural: `savado`, `fridays`. */
export function soundedWeekday(word: string): number | undefined {
  if (word === '' || KNOWN_WORDS.has(word)) return undefined;
  return WEEKDAY_BY_SOUND.get(sound(word)) ?? WEEKDAYS.get(word.replace(/s$/, ''));
}
