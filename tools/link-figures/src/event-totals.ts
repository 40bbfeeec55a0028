import { dayText } from '@bursar/finance-tools/links';

import type { Household } from './household';
import type { Entry, HouseholdEvent } from './household-event';

export type Direction = 'ALL' | 'DEBIT_ONLY' | 'CREDIT_ONLY';
export const GROUPS = ['month', 'category', 'account'] as const;

/** The totals of what happened, each event once by its first row: label, sum and number of each group. */
export function eventTotals({ events }: Household): Record<string, readonly string[]> {
  const totals: Record<string, readonly string[]> = {};
  for (const direction of ['ALL', 'DEBIT_ONLY', 'CREDIT_ONLY'] satisfies Direction[]) {
    for (const group of GROUPS) {
      // Money that only changed its account is neither spent nor earned.
      const isOfAccounts = group === 'account' && direction === 'ALL';
      const counted = events.filter(
        (event) => (event.role !== 'leg' || isOfAccounts) && (direction === 'ALL' || sideOf(event) === direction),
      );
      totals[`${direction} by ${group}`] = grouped(counted, group);
    }
  }
  return totals;
}

function first({ rows }: HouseholdEvent): Entry {
  return rows[0] as Entry;
}

/** Money back for something lowers what was spent. */
function sideOf(event: HouseholdEvent): Direction {
  return typeof event.role !== 'string' || first(event).cents < 0 ? 'DEBIT_ONLY' : 'CREDIT_ONLY';
}

/** With its view, whose categories are its own; of money that came back, that of what was bought. */
function categoryOf(event: HouseholdEvent): readonly [view: string, name: string] {
  const { account, category } = first(event);
  if (category === '' && typeof event.role !== 'string') return categoryOf(event.role.refundOf);
  return category === '' ? ['', ''] : [account.slice(0, account.indexOf(':') + 1), category];
}

function grouped(events: readonly HouseholdEvent[], group: (typeof GROUPS)[number]): string[] {
  const groups = new Map<string, { readonly label: string; cents: number; count: number }>();
  for (const event of events) {
    const { day, account, cents } = first(event);
    const [view, category] = categoryOf(event);
    const label = { month: dayText(day).slice(0, 7), category, account }[group];
    const key = group === 'category' ? `${view} ${label}` : label;
    const before = groups.get(key) ?? { label, cents: 0, count: 0 };
    groups.set(key, { label, cents: before.cents + cents, count: before.count + 1 });
  }
  return [...groups.values()].map(({ label, cents, count }) => `${label} ${(cents / 100).toFixed(2)} ${count}`).sort();
}
