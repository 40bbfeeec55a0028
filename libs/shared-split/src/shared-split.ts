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
import { getMonthlyReportTool, getMonthlySummaryTool } from './tools/monthly-split';

export interface SharedSplitDependencies {
  /** Not touched before the first call. */
  readonly database: Database;
  readonly clock: Clock;
  readonly household: {
    /** Whose data it is: any text that tells owners apart. */
    readonly id: string;
    /** Who the two are; without it the household stays as it is, or gets its first names. */
    readonly participants?: ParticipantPair;
  };
  /** Nothing may be written: summaries and reports refuse `auto_generate`. */
  readonly readOnly?: boolean;
  /** Told once, at the first call: who names a household for the first time may want to say so. */
  readonly onStart?: (start: HouseholdStart) => void;
}

/** Two people, one month, who owes whom. */
export function createSharedSplit({
  database,
  clock,
  household,
  readOnly = false,
  onStart,
}: SharedSplitDependencies): Domain {
  let opened: Promise<Split> | undefined;
  // What failed, because the database was away for instance, is tried again by the next call.
  const load = () => {
    opened ??= import('./service/open-split')
      .then(({ openSplit }) =>
        openSplit({ database, clock, householdId: household.id, participants: household.participants, onStart }),
      )
      .catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
    return opened;
  };
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
