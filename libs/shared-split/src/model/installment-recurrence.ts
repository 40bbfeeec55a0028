import { addMonths, civilDateAt, monthOfDate, type YearMonth } from '@bursar/calendar';

import { COMPETENCE_ZONE } from './competence-month';
import type { Installments } from './installment-shorthand';
import { EQUAL } from './split';

/** The arguments of `create_recurrence` for a purchase in installments. */
export interface InstallmentRecurrence {
  readonly description: string;
  readonly amount: string;
  readonly payer_participant_id: string;
  readonly requested_by_participant_id: string;
  readonly split_config: { readonly type: 'equal' };
  readonly reference_day: number;
  readonly start_competence_month: YearMonth;
  readonly end_competence_month: YearMonth;
}

/** Who pays, who requests it, when the first installment is due if known, and the present. */
export interface InstallmentContext {
  readonly payer: string;
  readonly requestedBy: string;
  readonly startMonth?: YearMonth;
  /** 1 to 31. */
  readonly referenceDay?: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * A recurrence with one month per installment. A start month or a day that neither the context nor the shorthand gives
 * is that of `now` in São Paulo. Throws a TypeError for anything but installments.
 */
export function installmentRecurrence(parsed: Installments, context: InstallmentContext): InstallmentRecurrence {
  // A caller without types could pass a result that has nothing to record.
  if (parsed.kind !== 'installments') throw new TypeError('only a shorthand of several installments is a recurrence');
  const today = civilDateAt(context.now, COMPETENCE_ZONE);
  const start = context.startMonth ?? monthOfDate(today);
  return {
    description: parsed.description,
    amount: parsed.amount,
    payer_participant_id: context.payer,
    requested_by_participant_id: context.requestedBy,
    split_config: EQUAL,
    reference_day: context.referenceDay ?? parsed.referenceDay ?? today.day,
    start_competence_month: start,
    end_competence_month: addMonths(start, parsed.installments - 1),
  };
}
