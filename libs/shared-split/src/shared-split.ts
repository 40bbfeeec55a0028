import type { Clock } from '@bursar/calendar';
import type { Database } from '@bursar/database';
import type { Domain } from '@bursar/toolkit';

import type { ParticipantPair } from './contract/household-inputs';
import { failureDialect } from './failure-dialect';
import type { Split } from './service/open-split';
import type { HouseholdStart } from './service/start-household';
import { createMovementTool } from './tools/create-movement';
import { createRecurrenceTool } from './tools/create-recurrence';
import { editRecurrenceTool } from './tools/edit-recurrence';
import { endRecurrenceTool } from './tools/end-recurrence';
import { listMovementsTool } from './tools/list-movements';
import { listParticipantsTool } from './tools/list-participants';
import { listRecurrencesTool } from './tools/list-recurrences';
import type { LoadSplit } from './tools/load-split';
import { getMonthlyReportTool, getMonthlySummaryTool } from './tools/monthly-split';

export interface SharedSplitDependencies {
  /** Not touched before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  /** Who the two of every household are; without it a household stays as it is, or gets its first names. */
  readonly participants?: ParticipantPair;
  /** Nothing may be written: summaries and reports refuse `auto_generate`. */
  readonly readOnly?: boolean;
  /** Told once for a household, at its first call: who names a household for the first time may want to say so. */
  readonly onStart?: (start: HouseholdStart) => void;
}

/** Two people, one month, who owes whom. A household is the owner of what it tells. */
export function createSharedSplit({ readOnly = false, ...dependencies }: SharedSplitDependencies): Domain {
  const load = householdsOf(dependencies);
  return {
    name: 'shared-split',
    summary:
      'Expenses that two people share by halves, in reais: purchases, refunds, monthly expenses and installments, and ' +
      'who owes whom for a month. "Smartphone 500 12x" or "500x12" means 12 installments of 500.00: create_recurrence ' +
      'with end month = start + 11 months. Call list_participants first and reuse the ids.',
    tools: [
      listParticipantsTool(load),
      listMovementsTool(load),
      createMovementTool(load),
      createRecurrenceTool(load),
      listRecurrencesTool(load),
      editRecurrenceTool(load),
      endRecurrenceTool(load),
      getMonthlySummaryTool(load, readOnly),
      getMonthlyReportTool(load, readOnly),
    ],
    failure: failureDialect,
  };
}

function householdsOf({
  database,
  clock,
  participants,
  onStart,
}: Omit<SharedSplitDependencies, 'readOnly'>): LoadSplit {
  const opened = new Map<string, Promise<Split>>();
  return ({ owner }) => {
    const known = opened.get(owner);
    if (known !== undefined) return known;
    const opening = import('./service/open-split').then(({ openSplit }) =>
      openSplit({ database, clock, householdId: owner, participants, onStart }),
    );
    opened.set(owner, opening);
    // What failed, because the database was away for instance, is tried again by the next call.
    opening.catch(() => opened.delete(owner));
    return opening;
  };
}
