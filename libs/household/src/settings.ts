import { isIsoCurrency } from '@bursar/money';
import type { SettingDeclarations } from '@bursar/toolkit';
import * as z from 'zod';

import { LANGUAGES, PREFERENCE_RULES } from './model/preferences';
import { isTimeZone } from './model/time-zone';

/** What an operator may fix for every household. */
export const settings = {
  language: {
    flag: { name: 'language', argument: 'CODE' },
    environment: 'BURSAR_LANGUAGE',
    schema: z.enum(LANGUAGES).optional(),
    expected: PREFERENCE_RULES.language.expected,
    description: `language of every household: ${LANGUAGES.join(', ')}; it cannot be changed elsewhere then`,
    defaultText: "as set, else the caller's",
  },
  currency: {
    environment: 'BURSAR_CURRENCY',
    schema: z.string().refine(isIsoCurrency).optional(),
    expected: PREFERENCE_RULES.currency.expected,
    description: 'currency of new accounts of every household, an ISO 4217 code; it cannot be changed elsewhere then',
    defaultText: "as set, else each domain's",
  },
  timeZone: {
    environment: 'BURSAR_TIME_ZONE',
    schema: z.string().refine(isTimeZone).optional(),
    expected: PREFERENCE_RULES.time_zone.expected,
    description: 'time zone of every household, a name of the tz database; it cannot be changed elsewhere then',
    defaultText: "as set, else each domain's",
  },
} satisfies SettingDeclarations;
