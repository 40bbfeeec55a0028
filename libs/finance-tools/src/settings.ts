import { isIsoCurrency } from '@bursar/money';
import type { SettingDeclarations } from '@bursar/toolkit';
import { booleanSetting } from '@bursar/toolkit/setting-schemas';
import * as z from 'zod';

/** What an operator can set for this domain. */
export const settings = {
  defaultCurrency: {
    environment: 'FINANCE_TOOLS_DEFAULT_CURRENCY',
    schema: z.string().refine(isIsoCurrency).default('CHF'),
    expected: 'an ISO 4217 currency code, such as CHF',
    description: 'the currency of a sum over no transactions',
  },
  unifiedLedger: {
    flag: { name: 'unified-ledger' },
    environment: 'BURSAR_UNIFIED_LEDGER',
    schema: booleanSetting(),
    expected: 'true or false',
    description: 'searches, sums and lists cover all domains unless a call names a view',
  },
  ecbRates: {
    environment: 'BURSAR_ECB_RATES',
    schema: z.string().min(1).optional(),
    expected: 'the path of a readable CSV file',
    description: "the ECB's `eurofxref-hist.csv`, for days that are not built in",
  },
} satisfies SettingDeclarations;
