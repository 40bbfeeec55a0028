import type { Connection } from '@bursar/database';
import * as z from 'zod';

import { countedIn, defineUseCase, type IncludedTransactions, type LedgerContext } from '../context';
import { mixedCurrencies } from '../errors';
import { money, page } from '../model/published-fields';
import {
  areOfAccounts,
  needsPayees,
  pagedFields,
  refuseContradictions,
  type PagedFilters,
} from '../model/transaction-filters';
import { countAs, view } from '../model/view';
import { decimalOfUnits, units } from '../model/decimal';
import type { EventDelta } from '../model/links/count-events';
import { fillPayees } from '../store/fill-payees';
import { selectFromLedger } from '../store/ledger-selection';
import { currencyOfAccount } from '../store/list-accounts';
import { countedEvents } from '../store/links/counted-events';
import { sumAtOnce, type CountedTotals } from '../store/links/sum-at-once';
import { sumByCurrency, type CurrencyTotal } from '../store/sum-by-currency';
import { echoFilters, filtersEcho } from './filters-echo';
import { readCounting } from './read-counting';
import { answerOf, leftOutMeta, type CountedAnswer } from './left-out';
import { movingSources, movingViews, withOwnTransfers } from './own-transfers';

const output = z.object({ total: money, count: z.int(), ...page, filters: filtersEcho.extend(page).nullable() });

/**
 * The sum of all transactions that match, whatever the page. Throws VALIDATION_ERROR `MIXED_CURRENCIES`, with the total
 * of each, when they are in more than one currency: amounts of different currencies are never added.
 */
export const sumTransactions = defineUseCase({
  name: 'finance_transactions_sum',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Add up matching bank charges: total figure, spent or received',
    description:
      'Adds up all bank statement lines that match: total spent or paid at a shop, cost of groceries, fees, ' +
      'received. Debits count negative. Several currencies fail: narrow by currency. Combien dépensé, payé, ' +
      'coûté, relevé; quanto gastei, paguei, somando, total pago, extrato; cuánto pagué, total, extracto ' +
      'banco; Kontoauszug gekostet, bezahlt, Summe.',
  },
  input: z.strictObject({ ...pagedFields, view, count_as: countAs }).superRefine(refuseContradictions),
  output,
  effect: 'read',
  execute: async (context, input): Promise<CountedAnswer<z.output<typeof output>>> => {
    const { limit, offset, view: wanted, count_as: counted, ...filters } = input;
    if (needsPayees(filters)) await fillPayees(context.database, context.owner);
    const counting = { countAs: counted ?? 'events', isOfAccounts: areOfAccounts(filters) };
    const included = await countedIn(context, wanted, counting);
    const answer = async (connection: Connection, { totals: ofRows, events }: CountedTotals) => {
      const totals = withDeltas(ofRows, events.deltas);
      if (totals.length > 1) {
        throw mixedCurrencies(totals.map(({ amount, currency, count }) => ({ amount, currency, count })));
      }
      const [{ amount, currency, count } = { amount: '0.00', currency: undefined, count: 0 }] = totals;
      return {
        total: { amount, currency: currency ?? (await currencyOfEmptySum(context, included, connection, input)) },
        count,
        limit,
        offset,
        filters: { ...echoFilters(filters, wanted, counted), limit, offset },
      };
    };
    const moving = await movingSources(context, included);
    const quick = await context.database.run(async (connection) => {
      if (counting.countAs === 'rows') return undefined;
      const selection = await selectFromLedger(connection, included, filters);
      const sums = await sumAtOnce(connection, selection, moving, movingViews(context));
      return sums && { answer: await answer(connection, sums), leftOut: sums.events.leftOut };
    });
    if (quick !== undefined) return quick;
    return readCounting(context, counting.countAs, async (connection, links) => {
      const selection = await selectFromLedger(connection, included, filters);
      const events = await countedEvents(connection, selection, links);
      const leftOut = await withOwnTransfers(connection, included, filters, events.leftOut);
      const totals = await sumByCurrency(connection, selection);
      return { answer: await answer(connection, { totals, events }), leftOut };
    });
  },
  structured: answerOf,
  meta: leftOutMeta,
});

/** The totals of events. */
function withDeltas(totals: readonly CurrencyTotal[], deltas: readonly EventDelta[]): CurrencyTotal[] {
  if (deltas.length === 0) return [...totals];
  const sums = new Map(totals.map((total) => [total.currency, { ...total, units: units(total.amount) }]));
  for (const { row, units: more, count } of deltas) {
    const before = sums.get(row.currency) ?? { currency: row.currency, count: 0, units: 0n };
    const after = { count: before.count + count, units: before.units + more };
    sums.set(row.currency, { currency: row.currency, amount: decimalOfUnits(after.units), ...after });
  }
  return [...sums.values()]
    .filter(({ count }) => count > 0)
    .map(({ currency, amount, count }) => ({ currency, amount, count }))
    .sort((one, other) => (one.currency < other.currency ? -1 : 1));
}

/** The currency in the filters, else that of the account in the filters, else that of the household, else the default. */
async function currencyOfEmptySum(
  { defaultCurrency, householdCurrency }: LedgerContext,
  { owner, sources }: IncludedTransactions,
  connection: Connection,
  { currency, account_id: account }: PagedFilters,
): Promise<string> {
  if (currency !== undefined) return currency;
  const ofAccount = account && (await currencyOfAccount(connection, owner, sources, account));
  return ofAccount ?? (await householdCurrency(connection, owner)) ?? defaultCurrency;
}
