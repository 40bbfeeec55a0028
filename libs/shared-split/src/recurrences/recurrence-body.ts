import type { YearMonth } from '@bursar/calendar';
import { formatMinorUnits } from '@bursar/money';
import * as z from 'zod';

import { recurrenceStatus } from '../model/fields';
import type { Household } from '../model/household';
import { utcInstantText } from '../model/instants';
import { instant, money, month } from '../model/output-fields';
import type { RecurrenceRule } from '../model/recurrence-rule';
import { isFinished, markersOf } from '../model/recurrence-schedule';
import { pairOf, publishedSplit } from '../model/split';

/** A recurrence as tools and REST answer it. */
export const recurrenceBody = z.object({
  id: z.string(),
  description: z.string(),
  amount: money,
  payer_participant_id: z.string(),
  requested_by_participant_id: z.string(),
  split_config: z.record(z.string(), z.unknown()),
  periodicity: z.literal('monthly'),
  reference_day: z.int(),
  start_competence_month: month,
  end_competence_month: month.nullable(),
  status: recurrenceStatus,
  first_generated_competence_month: month.nullable(),
  last_processed_competence_month: month.nullable(),
  next_competence_month: month,
  created_at: instant,
  updated_at: instant,
});

export type RecurrenceBody = z.output<typeof recurrenceBody>;

/** What an answer tells of a rule besides its terms. */
export interface RecurrenceFacts {
  readonly household: Household;
  readonly generated: readonly YearMonth[];
  readonly closed: ReadonlySet<YearMonth>;
  /** The present month in São Paulo. */
  readonly present: YearMonth;
}

/** `createdAt` and `updatedAt` in milliseconds since 1970. A rule that has run out is answered as ended. */
export function toRecurrenceBody(
  rule: RecurrenceRule,
  facts: RecurrenceFacts,
  { createdAt, updatedAt }: { readonly createdAt: number; readonly updatedAt: number },
): RecurrenceBody {
  const markers = markersOf(rule, facts.generated);
  return {
    id: rule.id,
    description: rule.description,
    amount: formatMinorUnits(rule.amount),
    payer_participant_id: rule.payerId,
    requested_by_participant_id: rule.requestedById,
    split_config: { ...publishedSplit(rule.splitConfig, pairOf(facts.household, rule.payerId)) },
    periodicity: 'monthly',
    reference_day: rule.referenceDay,
    start_competence_month: rule.startMonth,
    end_competence_month: rule.endMonth,
    status: isFinished(rule, facts) ? 'ended' : rule.status,
    first_generated_competence_month: markers.first,
    last_processed_competence_month: markers.last,
    next_competence_month: markers.next,
    created_at: utcInstantText(createdAt),
    updated_at: utcInstantText(updatedAt),
  };
}
