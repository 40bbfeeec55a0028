import type { Connection } from '@bursar/database';
import * as z from 'zod';

import { defineUseCase, type LedgerContext } from '../context';
import { mixedCurrencies } from '../errors';
import { money, page } from '../model/published-fields';
import { pagedFilters, type PagedFilters } from '../model/transaction-filters';
import { selectFromLedger } from '../store/ledger-selection';
import { currencyOfAccount } from '../store/list-accounts';
import { sumByCurrency } from '../store/sum-by-currency';
import { echoFilters, filtersEcho } from './filters-echo';

/**
 * The sum of all transactions that match, whatever the page. Throws VALIDATION_ERROR `MIXED_CURRENCIES`, with the total
 * of each, when they are in more than one currency: amounts of different currencies are never added.
 */
export const sumTransactions = defineUseCase({
  name: 'finance_transactions_sum',
  tool: {
    title: 'Sum transactions',
    description:
      'Adds up all transactions that match: how much was spent at a shop, on groceries or fees, or received, in a year ' +
      '(combien ai-je dépensé, combien a coûté, total des achats, quanto gastei), whatever limit and offset say. ' +
      'Debits count negative. Currencies are never added: with several, the call fails and details.totals has each; ' +
      'narrow it with currency.',
  },
  input: pagedFilters,
  output: z.object({ total: money, count: z.int(), ...page, filters: filtersEcho.extend(page).nullable() }),
  effect: 'read',
  execute: (context, input) => {
    const { limit, offset, ...filters } = input;
    return context.database.run(async (connection) => {
      const totals = await sumByCurrency(connection, await selectFromLedger(connection, context, filters));
      if (totals.length > 1) {
        throw mixedCurrencies(totals.map(({ amount, currency, count }) => ({ amount, currency, count })));
      }
      const [{ amount, currency, count } = { amount: '0.00', currency: undefined, count: 0 }] = totals;
      return {
        total: { amount, currency: currency ?? (await currencyOfEmptySum(context, connection, input)) },
        count,
        limit,
        offset,
        filters: { ...echoFilters(filters), limit, offset },
      };
    });
  },
});

/** The currency in the filters, else that of the account in the filters, else the default. */
async function currencyOfEmptySum(
  { owner, sources, defaultCurrency }: LedgerContext,
  connection: Connection,
  { currency, account_id: account }: PagedFilters,
): Promise<string> {
  if (currency !== undefined) return currency;
  const ofAccount = account && (await currencyOfAccount(connection, owner, sources, account));
  return ofAccount ?? defaultCurrency;
}
