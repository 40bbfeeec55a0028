import type { PagedFilters } from '../contract/filter-inputs';
import type { SumOutput } from '../contract/outputs';
import { mixedCurrencies } from '../contract/refusals';
import { echoFilters } from '../domain/filters-echo';
import type { FinanceStatements } from '../store/finance-database';
import { currencyOfAccount } from '../store/list-accounts';
import { sumTransactions as sumStored } from '../store/sum-transactions';
import type { LedgerContext } from './ledger-context';
import { reading, viewOf } from './reading';

/**
 * The sum of all transactions that match, whatever the page. Throws VALIDATION_ERROR `MIXED_CURRENCIES`, with the total
 * of each, when they are in more than one currency: amounts of two currencies are never added.
 */
export function sumTransactions(
  context: LedgerContext,
  input: PagedFilters,
  defaultCurrency: string,
): Promise<SumOutput> {
  const { limit, offset, ...filters } = input;
  return reading(context, async (queries) => {
    const totals = await sumStored(queries, await viewOf(context, queries, filters));
    if (totals.length > 1) {
      throw mixedCurrencies(totals.map(({ amount, currency, count }) => ({ amount, currency, count })));
    }
    const [total] = totals;
    const amount = total?.amount ?? '0.00';
    const currency = total?.currency ?? (await currencyOfNothing(context, queries, input)) ?? defaultCurrency;
    return {
      total: { amount, currency },
      count: total?.count ?? 0,
      limit,
      offset,
      filters: { ...echoFilters(filters), limit, offset },
    };
  });
}

/** What a sum over nothing is in, if anything tells: the currency asked for, else the account's. */
async function currencyOfNothing(
  { owner, sources }: LedgerContext,
  queries: FinanceStatements,
  { currency, account_id: account }: PagedFilters,
): Promise<string | undefined> {
  if (currency !== undefined || account === undefined) return currency;
  return currencyOfAccount(queries, owner, sources, account);
}
