import { yearMonth } from '@bursar/calendar';
import { parseMinorUnits } from '@bursar/money';
import * as z from 'zod';

import { RULES } from './field-rules';
import { parseOccurredAt } from './occurred-at';
import { textField } from './text-field';

// No coercion anywhere: numbers are JSON numbers, booleans JSON booleans, money is text (contract, section 4).

/** After a field of the wrong form, no check that builds on it runs. */
const ABORT = { abort: true } as const;

export const description = textField(1, 280);
export const reference = textField(1, 120);
export const pauseReason = textField(0, 200);
export const correctionReason = textField(1, 200);

/** `recurrence:` is reserved for the external ids of generated entries. */
export const newExternalId = reference.refine((value) => !value.startsWith('recurrence:'), {
  params: { rule: RULES.reservedExternalId },
});

/** Any text; the use case compares it with the household. */
export const participantId = textField(1, 120);

const MONEY_FORM = /^[0-9]+\.[0-9]{2}$/;
// Leading zeros do not count.
const MONEY_DIGITS = /^0*[0-9]{1,10}\.[0-9]{2}$/;

function money(smallest: bigint) {
  return z
    .string()
    .regex(MONEY_FORM, ABORT)
    .refine((value) => MONEY_DIGITS.test(value) && cents(value) >= smallest)
    .transform(cents);
}

function cents(value: string): bigint {
  return parseMinorUnits(value) ?? 0n;
}

/** An amount to store, in cents: 0.01 to 9999999999.99. */
export const amount = money(1n);
/** An amount to search for, in cents: 0.00 to 9999999999.99. */
export const amountFilter = money(0n);

export const year = z.int().min(2000).max(2100);
export const month = z.int().min(1).max(12);

export const competenceMonth = z
  .string()
  .regex(/^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])$/, ABORT)
  .transform((value) => yearMonth(value));

export const referenceDay = z.int().min(1).max(31);
export const limit = z.int().min(1).max(200);
export const offset = z.int().min(0).max(2_147_483_647);

/** Any letter case; the output is in lower case. */
export const uuid = z
  .string()
  .regex(/^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/)
  .toLowerCase()
  .meta({ format: 'uuid' });

export const movementType = z.enum(['purchase', 'refund']);
export const recurrenceStatus = z.enum(['active', 'paused', 'ended']);

/** Any object; `readSplit` decides which splits are supported. */
export const splitConfig = z.record(z.string(), z.unknown()).meta({
  properties: { type: { enum: ['equal', 'weights', 'exact', 'only_payer', 'only_other'] } },
  description:
    '{"type":"equal"} unless they say otherwise; else {"type":"weights","weights":{id:60,id:40}}, ' +
    '{"type":"exact","shares":{id:"30.00",id:"70.00"}}, only_payer or only_other.',
});

/** A date, or a date and time, that exists. Its instant depends on the zone: see `instantOfOccurredAt`. */
export const occurredAt = z.string().transform((value, context) => {
  const parsed = parseOccurredAt(value);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** Who makes the request. */
export const requester = {
  requested_by_participant_id: participantId.describe('Who asks: a participant’s id.'),
};
