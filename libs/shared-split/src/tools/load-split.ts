import type { Caller } from '@bursar/toolkit';

import type { MonthInput } from '../months/month-fields';
import type { CreateMovementInput, ListMovementsInput } from '../contract/movement-inputs';
import type {
  MovementBody,
  MovementPageBody,
  ParticipantsBody,
  RecurrenceBody,
  RecurrencePageBody,
} from '../model/output-fields';
import type {
  CreateRecurrenceInput,
  EditRecurrenceInput,
  EndRecurrenceInput,
  ListRecurrencesInput,
} from '../recurrences/recurrence-fields';
import type { MonthAnswer } from '../months/split-month';
import type { Names } from '../text/format';

/** Which answer of a month: the two hold the same facts. */
export type MonthView = 'summary' | 'report';

/** A movement that was stored, and names by id where they came along. */
export interface MovementAnswer {
  readonly movement: MovementBody;
  readonly names?: Names;
}

/** What the tools need of a household, wherever it is kept. */
export interface SplitCalls {
  /** Display names by id, as far as they are known. Never throws. */
  names(): Promise<Names>;
  listParticipants(): Promise<ParticipantsBody>;
  listMovements(input: ListMovementsInput): Promise<MovementPageBody>;
  createMovement(input: CreateMovementInput): Promise<MovementAnswer>;
  createRecurrence(input: CreateRecurrenceInput): Promise<RecurrenceBody>;
  listRecurrences(input: ListRecurrencesInput): Promise<RecurrencePageBody>;
  editRecurrence(id: string, input: EditRecurrenceInput): Promise<RecurrenceBody>;
  endRecurrence(id: string, input: EndRecurrenceInput): Promise<RecurrenceBody>;
  splitMonth(input: MonthInput, view: MonthView): Promise<MonthAnswer>;
}

/** Gives the calls of the caller's household; the first time it loads their code. */
export type LoadSplit = (caller: Caller) => Promise<SplitCalls>;
