import type { YearMonth } from '@bursar/calendar';

import type { HouseholdContext } from '../household-context';
import { unitsOf } from '../model/exact-amount';
import { daysOf } from '../model/month-days';
import type { Overview } from './overview-schema';
import type { Stream } from './read-ledger';

type Item = Overview['review'][number];

/** What of a month's bank transactions a person should look at. */
export async function readLedgerReview(context: HouseholdContext, month: YearMonth): Promise<Item[]> {
  const days = daysOf(month);
  const uncategorised = { uncategorized: true, date_range: days };
  const proposals = (kind: string) => ({ date_range: days, kinds: [kind] });
  const total = async (tool: string, given: object) =>
    ((await context.call(tool, { ...given, limit: 1 })).structured as { readonly total: number }).total;
  const [without, doubles, transfers] = await Promise.all([
    total('finance_transactions_search', uncategorised),
    total('finance_links_propose', proposals('same_event')),
    total('finance_links_propose', proposals('transfer')),
  ]);
  return [
    item('uncategorised', without, 'finance_transactions_search', uncategorised),
    item('possible_duplicate', doubles, 'finance_links_propose', proposals('same_event')),
    item('unlinked_transfer', transfers, 'finance_links_propose', proposals('transfer')),
  ].flat();
}

/** Payments that cost more from some day of the month on: for each of them its entries of the old price and the new. */
export function priceRises(streams: readonly Stream[], month: YearMonth): Item[] {
  return streams.flatMap(({ direction, payee, account_id, currency, price_changes: changes }) => {
    if (direction !== 'out') return [];
    const rises = changes.filter(({ date, from, to }) => date.startsWith(month) && unitsOf(to) < unitsOf(from));
    // Debits are negative: the first is the cheapest.
    const prices = rises.flatMap(({ from, to }) => [from, to]).sort((one, other) => compareUnits(other, one));
    const [most, least] = [prices[0], prices.at(-1)];
    return item('price_rise', Math.min(rises.length, 1), 'finance_transactions_search', {
      ...{ account_id, currency, payee, min_amount: least, max_amount: most },
    });
  });
}

function compareUnits(one: string, other: string): number {
  const difference = unitsOf(one) - unitsOf(other);
  return difference < 0n ? -1 : Number(difference > 0n);
}

/** Something that a person should look at, if there is any of it. */
export function item(kind: Item['kind'], count: number, tool: string, given: Record<string, unknown>): Item[] {
  return count === 0 ? [] : [{ kind, count, rows: { tool, arguments: given } }];
}
