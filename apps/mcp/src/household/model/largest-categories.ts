import { addMonths, type YearMonth } from '@bursar/calendar';

import { amountText, unitsOf } from './exact-amount';
import { daysOf } from './month-days';

const MOST_CATEGORIES = 8;

interface CategoryGroup {
  readonly key: string | null;
  readonly label: string | null;
  readonly key_2?: string | null | undefined;
  readonly total: { readonly amount: string; readonly currency: string };
}

/**
 * The categories on which most is spent in a month. Amounts of different currencies are not compared: those that come
 * first in each currency are shown first.
 *
 * @param currencies in the order in which they are shown.
 */
export function largestCategories(groups: readonly CategoryGroup[], month: YearMonth, currencies: readonly string[]) {
  const previous = addMonths(month, -1);
  const ranked = currencies.flatMap((currency, order) =>
    groups
      .filter(({ key, key_2: of, total }) => key !== null && of === month && total.currency === currency)
      .map(({ key, label, total }) => ({ key, label, currency, spending: -unitsOf(total.amount) }))
      .filter(({ spending }) => spending > 0n)
      .sort((one, other) => compare(other.spending, one.spending) || compare(one.key ?? '', other.key ?? ''))
      .map((category, rank) => ({ ...category, rank, order })),
  );
  return ranked
    .sort((one, other) => one.rank - other.rank || one.order - other.order)
    .slice(0, MOST_CATEGORIES)
    .sort((one, other) => one.order - other.order || one.rank - other.rank)
    .map(({ key, label, currency, spending }) => {
      const before = groups.find(
        (group) => group.key === key && group.key_2 === previous && group.total.currency === currency,
      );
      return {
        ...{ currency, category: label ?? key ?? '', spending: amountText(spending) },
        previous: before === undefined ? null : amountText(-unitsOf(before.total.amount)),
        rows: {
          tool: 'finance_transactions_search',
          arguments: {
            ...{ category_id: key, date_range: daysOf(month), currency, direction: 'DEBIT_ONLY' },
            // With the lines of splits, of which those of the category count.
            ...{ view: 'all', count_as: 'events', details: true },
          },
        },
      };
    });
}

function compare<Value extends bigint | string>(one: Value, other: Value): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
