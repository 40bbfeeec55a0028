import { yearMonth } from '@bursar/calendar';

import { monthInput } from '../months/month-fields';
import { createMovementInput, listMovementsInput } from '../contract/movement-inputs';
import {
  createRecurrenceInput,
  editRecurrenceInput,
  endRecurrenceInput,
  listRecurrencesInput,
} from '../recurrences/recurrence-fields';
import { createMovement } from '../movements/create-movement';
import { createRecurrence } from '../recurrences/create-recurrence';
import { editRecurrence } from '../recurrences/edit-recurrence';
import { endRecurrence } from '../recurrences/end-recurrence';
import { generateMonth, type GenerationRequest } from '../months/generate-month';
import { listMovements } from '../movements/list-movements';
import { listParticipants } from '../household/list-participants';
import { listRecurrences } from '../recurrences/list-recurrences';
import { pauseRecurrence } from '../recurrences/pause-recurrence';
import { reactivateRecurrence } from '../recurrences/reactivate-recurrence';
import type { SplitContext } from '../service/split-context';
import { splitMonth } from '../months/split-month';
import { accepted } from './read-input';

type Raw = Readonly<Record<string, unknown>>;

const elias = { requested_by_participant_id: 'elias' };
const PURCHASE = { type: 'purchase', amount: '10.00', description: 'Mercado', ...elias };
const REFUND = { ...PURCHASE, type: 'refund', description: 'Devolução' };
const RENT = {
  description: 'Aluguel',
  amount: '1500.00',
  payer_participant_id: 'elias',
  split_config: { type: 'equal' },
  reference_day: 5,
  start_competence_month: '2026-03',
  ...elias,
};

/** The use cases of one household, called with raw arguments as clients send them; what matters is given, the rest filled in. */
export function callsOf(context: SplitContext) {
  const stored = async (raw: Raw) => (await createMovement(context, accepted(createMovementInput, raw))).movement;
  return {
    participants: () => listParticipants(context),
    purchase: (raw: Raw = {}) => stored({ ...PURCHASE, ...raw }),
    refund: (raw: Raw) => stored({ ...REFUND, ...raw }),
    movements: (month: string, raw: Raw = {}) =>
      listMovements(context, accepted(listMovementsInput, { ...yearAndMonth(month), ...raw })),
    recur: (raw: Raw = {}) => createRecurrence(context, accepted(createRecurrenceInput, { ...RENT, ...raw })),
    recurrences: (raw: Raw = {}) => listRecurrences(context, accepted(listRecurrencesInput, raw)),
    edit: (id: string, raw: Raw) =>
      editRecurrence(context, id, accepted(editRecurrenceInput, { recurrence_id: id, ...elias, ...raw })),
    pause: (id: string, raw: { readonly reason?: string } = {}) => pauseRecurrence(context, id, { ...elias, ...raw }),
    reactivate: (id: string) => reactivateRecurrence(context, id, elias),
    end: (id: string, raw: Raw = {}) =>
      endRecurrence(context, id, accepted(endRecurrenceInput, { recurrence_id: id, ...elias, ...raw })),
    generate: (month: string, request: Partial<GenerationRequest> = {}) =>
      generateMonth(context, yearMonth(month), { dryRun: false, includeBlockedDetails: true, ...request }),
    month: (month: string, raw: Raw = {}) =>
      splitMonth(context, accepted(monthInput, { ...yearAndMonth(month), ...raw })),
  };
}

function yearAndMonth(month: string) {
  return { year: Number(month.slice(0, 4)), month: Number(month.slice(5)) };
}
