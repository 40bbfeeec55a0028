import { isIsoCurrency } from '@bursar/money';
import * as z from 'zod';

import { isTimeZone } from './time-zone';

/** The languages that bursar speaks. */
export const LANGUAGES = ['en', 'pt', 'es', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Where a plain message may land. */
export const ENTRY_TARGETS = ['shared', 'budget', 'account'] as const;
export type EntryTarget = (typeof ENTRY_TARGETS)[number];

/** What a household has set; null where it has not. */
export interface Preferences {
  readonly language: Language | null;
  /** ISO 4217. */
  readonly currency: string | null;
  /** A name of the tz database. */
  readonly timeZone: string | null;
  readonly entryTo: EntryTarget | null;
}

export const NOTHING_SET: Preferences = { language: null, currency: null, timeZone: null, entryTo: null };

/** By the names of `GET /household/settings`: what is accepted, and how a refusal describes it. */
export const PREFERENCE_RULES = {
  language: { name: 'language', schema: z.enum(LANGUAGES), expected: 'one of en, pt, es, fr' },
  currency: {
    name: 'currency',
    schema: z.string().refine(isIsoCurrency),
    expected: 'a current ISO 4217 code in three capitals, such as CHF',
  },
  time_zone: {
    name: 'timeZone',
    schema: z.string().refine(isTimeZone),
    expected: 'a name of the tz database, such as Europe/Zurich',
  },
  entry_to: { name: 'entryTo', schema: z.enum(ENTRY_TARGETS), expected: 'one of shared, budget, account' },
} as const satisfies Record<string, { name: keyof Preferences; schema: z.ZodType<string>; expected: string }>;

export type PreferenceKey = keyof typeof PREFERENCE_RULES;
