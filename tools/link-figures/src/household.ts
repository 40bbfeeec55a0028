import { dayOf, type LinkKind } from '@bursar/finance-tools/links';

import { Draws } from './draws';
import { LANGUAGES, type Language } from './languages';
import type { Entry, HouseholdEvent } from './household-event';
import { Life } from './life';
import { addTransfers } from './transfers';

/** A pair of rows that is a link in truth, in the order in which links have them. */
export interface TrueLink {
  readonly kind: LinkKind;
  readonly left: Entry;
  readonly right: Entry;
}

export interface GeneratedAccount {
  readonly id: string;
  readonly name: string;
  readonly institution: string | null;
}

export interface Household {
  readonly currency: string;
  readonly accounts: readonly GeneratedAccount[];
  readonly entries: readonly Entry[];
  readonly events: readonly HouseholdEvent[];
  readonly links: readonly TrueLink[];
}

const FIRST_DAY = dayOf('2025-01-01');

/** A household with a known truth, the same for the same seed. */
export function generateHousehold(seed: number, months = 12): Household {
  const draws = new Draws(seed * 7919);
  const language = draws.pick(LANGUAGES);
  const life = new Life(draws, language, FIRST_DAY);
  for (let month = 0; month < months; month += 1) {
    life.live(month);
    addTransfers(life, month);
  }
  const { events, transfers } = life;
  const entries = events.flatMap(({ rows }) => rows).sort((one, other) => one.number - other.number);
  return {
    currency: language.currency,
    accounts: accountsOf(language),
    entries,
    events,
    links: linksOf(events, transfers),
  };
}

function accountsOf({ main, savings, deposit, card }: Language): GeneratedAccount[] {
  const own = Object.entries({ main, savings, deposit, card }).map(([id, [name, institution]]) => ({
    id,
    name,
    institution,
  }));
  const others = [
    { id: 'planifi:cash', name: 'Cash' },
    { id: 'shared-split:elias', name: 'Elias (shared expenses)' },
    { id: 'shared-split:ana', name: 'Ana (shared expenses)' },
    { id: 'cristi:ana', name: 'Budget of ana' },
  ].map((account) => ({ ...account, institution: null }));
  return [...own, ...others];
}

function linksOf(
  events: readonly HouseholdEvent[],
  transfers: readonly (readonly [HouseholdEvent, HouseholdEvent])[],
): TrueLink[] {
  const first = ({ rows }: HouseholdEvent) => rows[0] as Entry;
  const sameEvents = events.flatMap(({ rows: [left, ...rows] }) =>
    left === undefined ? [] : rows.map((right) => ({ kind: 'same_event' as const, left, right })),
  );
  const refunds = events.flatMap((event) =>
    typeof event.role === 'string'
      ? []
      : [{ kind: 'refund' as const, left: first(event.role.refundOf), right: first(event) }],
  );
  const moved = transfers.map(([out, into]) => ({ kind: 'transfer' as const, left: first(out), right: first(into) }));
  return [...sameEvents, ...refunds, ...moved];
}
