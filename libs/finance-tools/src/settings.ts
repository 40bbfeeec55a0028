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
    description: 'include the transactions of all other domains in searches and sums',
  },
} satisfies SettingDeclarations;
