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
    description: `language to use, whatever the household has set: ${LANGUAGES.join(', ')}`,
    defaultText: "the household's, else that of your system or browser",
  },
  currency: {
    environment: 'BURSAR_CURRENCY',
    schema: z.string().refine(isIsoCurrency).optional(),
    expected: PREFERENCE_RULES.currency.expected,
    description: 'currency of new accounts, whatever the household has set: an ISO 4217 code',
    defaultText: "the household's, else each domain's own",
  },
  timeZone: {
    environment: 'BURSAR_TIME_ZONE',
    schema: z.string().refine(isTimeZone).optional(),
    expected: PREFERENCE_RULES.time_zone.expected,
    description: 'time zone to use, whatever the household has set: a name of the tz database',
    defaultText: "the household's, else each domain's own",
  },
} satisfies SettingDeclarations;
