import { yearMonth } from '@bursar/calendar';
import { parseMinorUnits } from '@bursar/money';
import * as z from 'zod';

import { parseOccurredAt } from './occurred-at';
import { RULES } from './field-rules';

// No coercion anywhere: numbers are JSON numbers, booleans JSON booleans, money is text.

/** After a field of the wrong form nothing else is checked that builds on it. */
const ABORT = { abort: true } as const;

/** Text that is trimmed and then measured in code points; NUL has no place in a database, nor half a character. */
function text(shortest: number, longest: number) {
  return z
    .string()
    .trim()
    .refine((value) => isStorable(value) && isWithin(value, shortest, longest))
    .meta({ minLength: shortest, maxLength: longest });
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
}

function isWithin(value: string, shortest: number, longest: number): boolean {
  // A code point is one or two units of UTF-16; the first test spares counting what is far too long.
  if (value.length > longest * 2) return false;
  const length = [...value].length;
  return length >= shortest && length <= longest;
}

export const description = text(1, 280);
export const reference = text(1, 120);
export const pauseReason = text(0, 200);

/** `recurrence:` begins the external ids of generated entries, and nobody else's. */
export const newExternalId = reference.refine((value) => !value.startsWith('recurrence:'), {
  params: { rule: RULES.reservedExternalId },
});

/** Compared with the household later; here it only has to be text. */
export const participantId = text(1, 120);

/** The id of somebody new; those that exist have this form. */
export const newParticipantId = z.string().regex(/^[a-z0-9][a-z0-9_-]{0,31}$/);
export const displayName = text(1, 120);

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

/** An amount that is stored, in cents: 0.01 to 9999999999.99. */
export const amount = money(1n);
/** An amount to look for, in cents: 0.00 to 9999999999.99. */
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

/** In any letter case; comes out in lower case. */
export const uuid = z
  .string()
  .regex(/^[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}$/)
  .toLowerCase();

export const movementType = z.enum(['purchase', 'refund']);
export const recurrenceStatus = z.enum(['active', 'paused', 'ended']);

/** Only that it is an object is a matter of form; which objects are supported is a rule of the domain. */
export const splitConfig = z.record(z.string(), z.unknown()).meta({
  properties: { type: { const: 'equal' } },
  description: 'Always {"type":"equal"}: both pay half.',
});

/** A date or a date and time that exists; which instant it is depends on the zone, and is worked out later. */
export const occurredAt = z.string().transform((value, context) => {
  const parsed = parseOccurredAt(value);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});
