import type { SettingDeclarations } from '@bursar/toolkit';
import * as z from 'zod';

/** What an operator can set for this domain. */
export const settings = {
  hmrcRates: {
    environment: 'BURSAR_HMRC_RATES',
    schema: z.string().min(1).optional(),
    expected: 'the path of a readable CSV file',
    description: 'a CSV file (period,currency,units_per_gbp) of HMRC rates published after this build',
  },
} satisfies SettingDeclarations;
