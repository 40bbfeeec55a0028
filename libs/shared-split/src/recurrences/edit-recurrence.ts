import { formatMinorUnits } from '@bursar/money';

import type { RecurrenceBody } from '../model/output-fields';
import type { EditRecurrenceBody, EditRecurrenceInput } from './recurrence-fields';
import { changesOf, editRecurrence as edited, type ChangedTerm } from '../model/recurrence-edit';
import type { RecurrenceTerms } from '../model/recurrence-rule';
import { changeRecurrence } from './change-recurrence';
import type { SplitContext } from '../service/split-context';

/** Of the tool or of a REST body. */
export type RecurrenceEdit = EditRecurrenceInput | EditRecurrenceBody;

/**
 * Changes terms of a rule for the months that have no entry yet. Throws, the first that applies: `PARTICIPANTS_NOT_TWO`,
 * `INVALID_REQUEST` (people), `RECURRENCE_NOT_FOUND`, `RECURRENCE_ENDED`, `UNSUPPORTED_SPLIT`,
 * `START_COMPETENCE_LOCKED`, `END_BEFORE_START`.
 */
export function editRecurrence(
  context: SplitContext,
  recurrenceId: string,
  input: RecurrenceEdit,
): Promise<RecurrenceBody> {
  const editorId = input.requested_by_participant_id;
  const request = {
    recurrenceId,
    requestedById: editorId,
    named: { payer_participant_id: input.payer_participant_id },
  };
  return changeRecurrence(context, request, (stored, { first }) => {
    const { rule, changed } = edited(stored, changesOf(input), { editorId, firstGenerated: first });
    return { rule, event: 'recurrence_updated', payload: { changes: changesPayload(changed) } };
  });
}

const FIELDS: Readonly<Record<keyof RecurrenceTerms, string>> = {
  description: 'description',
  amount: 'amount',
  payerId: 'payer_participant_id',
  splitConfig: 'split_config',
  referenceDay: 'reference_day',
  startMonth: 'start_competence_month',
  endMonth: 'end_competence_month',
};

/** The fields that are really different, by their names in the contract, with the old and the new value. */
function changesPayload(changed: readonly ChangedTerm[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    changed.map(({ term, before, after }) => [FIELDS[term], { before: published(before), after: published(after) }]),
  );
}

function published(value: ChangedTerm['before']): unknown {
  return typeof value === 'bigint' ? formatMinorUnits(value) : value;
}
