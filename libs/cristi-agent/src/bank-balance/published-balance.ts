import * as z from 'zod';

import { centavos, publishedTimestamp } from '../model/published-fields';

/** A snapshot of the bank balance as results show it. */
export const publishedBalance = z.object({ bank_balance_mxn_cents: centavos, as_of_iso: publishedTimestamp });
export type BankBalanceData = z.output<typeof publishedBalance>;
