import { isIsoCurrency } from '@bursar/money';
import type { SettingDeclarations } from '@bursar/toolkit';
import { integerSetting } from '@bursar/toolkit/setting-schemas';
import * as z from 'zod';

/** What an operator can set for this domain. */
export const settings = {
  defaultCurrency: {
    environment: 'PLANIFI_DEFAULT_CURRENCY',
    schema: z.string().refine(isIsoCurrency).default('MXN'),
    expected: 'an ISO 4217 currency code, such as MXN',
    description: 'the currency of new accounts',
  },
  idempotencyDays: {
    environment: 'PLANIFI_IDEMPOTENCY_DAYS',
    schema: integerSetting(1, 365).default(30),
    expected: 'a whole number from 1 to 365',
    description: 'how many days the response to a write is kept for its idempotency key, 1 to 365',
  },
} satisfies SettingDeclarations;
