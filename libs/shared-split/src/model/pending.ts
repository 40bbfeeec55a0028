import { civilDateAt } from '@bursar/calendar';

import { COMPETENCE_ZONE } from './competence-month';
import type { GeneratedEntry, GenerationDecision } from './generation';
import type { NewMovement } from './movement';
import { contributionOf, type PayerTotals } from './payer-totals';

/** An entry that a run would record now. */
export interface PendingEntry {
  readonly recurrenceId: string;
  readonly movement: NewMovement;
  readonly apportionment: GeneratedEntry['apportionment'];
  /** `YYYY-MM-DD` in São Paulo. */
  readonly date: string;
  /** Whether that day has come. */
  readonly isDue: boolean;
}

interface Decided {
  readonly recurrenceId: string;
  readonly decision: GenerationDecision;
}

/** The entries among decisions, by date, then by the id of their rule. `today` is `YYYY-MM-DD`. */
export function pendingEntries(decided: readonly Decided[], today: string): PendingEntry[] {
  return decided
    .flatMap(({ recurrenceId, decision }): PendingEntry[] => {
      if (decision.kind !== 'generate') return [];
      const { movement, apportionment } = decision.entry;
      const date = civilDateAt(movement.occurredAt, COMPETENCE_ZONE).text;
      return [{ recurrenceId, movement, apportionment, date, isDue: date <= today }];
    })
    .sort((one, other) => compare(one.date, other.date) || compare(one.recurrenceId, other.recurrenceId));
}

/** What the entries would add to the totals of their month. */
export function pendingTotals(entries: readonly PendingEntry[]): PayerTotals[] {
  return entries.map(({ movement, apportionment }) =>
    contributionOf({ ...movement, payerShare: apportionment?.payerShare ?? null }),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
