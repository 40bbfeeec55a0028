import type { Clock, YearMonth } from '@bursar/calendar';
import type { Database } from '@bursar/database';

import type { ParticipantPair } from './model/participant-pair';
import type { MonthInput } from './months/month-fields';
import type { CreateMovementInput, ListMovementsInput } from './contract/movement-inputs';
import type { CreateRecurrenceInput, ListRecurrencesInput } from './recurrences/recurrence-fields';
import { bindSplitDatabase, type SplitDatabase } from './store/split-database';
import { createMovement } from './movements/create-movement';
import { createRecurrence } from './recurrences/create-recurrence';
import { editRecurrence, type RecurrenceEdit } from './recurrences/edit-recurrence';
import { endRecurrence, type RecurrenceEnd } from './recurrences/end-recurrence';
import { generateMonth, type GenerationRequest } from './months/generate-month';
import { listMovements } from './movements/list-movements';
import { listParticipants } from './household/list-participants';
import { listRecurrences } from './recurrences/list-recurrences';
import { participantNames } from './service/participant-names';
import { pauseRecurrence, type RecurrencePause } from './recurrences/pause-recurrence';
import { reactivateRecurrence, type RecurrenceReactivation } from './recurrences/reactivate-recurrence';
import type { SplitContext } from './service/split-context';
import { splitMonth } from './months/split-month';
import { startHousehold, type HouseholdStart } from './household/start-household';

export interface SplitOptions {
  readonly database: Database;
  readonly clock: Clock;
  readonly householdId: string;
  /** Who the two are; without it the household stays as it is, or gets its first names. */
  readonly participants: ParticipantPair | undefined;
  readonly onStart: ((start: HouseholdStart) => void) | undefined;
}

export type Split = ReturnType<typeof openSplit>;

/** All use cases of a household. Nothing is read or written before the first of them needs to. */
export function openSplit(options: SplitOptions) {
  const { database, clock, householdId } = options;
  const context: SplitContext = { householdId, clock, database: startedFirst(bindSplitDatabase(database), options) };
  return {
    names: () => participantNames(context),
    listParticipants: () => listParticipants(context),
    listMovements: (input: ListMovementsInput) => listMovements(context, input),
    createMovement: (input: CreateMovementInput) => createMovement(context, input),
    createRecurrence: (input: CreateRecurrenceInput) => createRecurrence(context, input),
    listRecurrences: (input: ListRecurrencesInput) => listRecurrences(context, input),
    editRecurrence: (id: string, input: RecurrenceEdit) => editRecurrence(context, id, input),
    pauseRecurrence: (id: string, input: RecurrencePause) => pauseRecurrence(context, id, input),
    reactivateRecurrence: (id: string, input: RecurrenceReactivation) => reactivateRecurrence(context, id, input),
    endRecurrence: (id: string, input: RecurrenceEnd) => endRecurrence(context, id, input),
    generateMonth: (month: YearMonth, request: GenerationRequest) => generateMonth(context, month, request),
    splitMonth: (input: MonthInput) => splitMonth(context, input),
  };
}

/**
 * The database of a household that starts with its first use, so that what is judged before one, from the request
 * alone, needs no database. A start that failed is tried again by the next.
 */
function startedFirst(
  database: SplitDatabase,
  { clock, householdId, participants, onStart }: SplitOptions,
): SplitDatabase {
  let starting: Promise<void> | undefined;
  const start = async () => {
    const outcome = await startHousehold({ householdId, clock, database }, participants);
    onStart?.(outcome);
  };
  const started = () =>
    (starting ??= start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    }));
  return {
    run: async (work) => {
      await started();
      return database.run(work);
    },
    transaction: async (work, settings) => {
      await started();
      return database.transaction(work, settings);
    },
  };
}
