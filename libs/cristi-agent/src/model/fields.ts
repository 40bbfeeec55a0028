import { parseYearMonth } from '@bursar/calendar';
import * as z from 'zod';

import { LARGEST_AMOUNT } from './amount';
import { normalizeCategory } from './category/normalize-category';
import { debtName } from './debt';
import { codePointCount } from './text/code-points';
import { isStorable } from './text/storable';
import { parseDay, parseTimestamp } from './time/date-input';
import { CATEGORY_TYPES, TRANSACTION_TYPES } from './transaction';

// Nothing is coerced: ids are text and amounts are JSON integers. field-rules.ts describes each field's form in words.
// The order of fields in an input is the order in which they are checked.

const LEAP_YEAR = 2000;

/** Non-blank text of at most `longest` code points. */
function text(longest: number) {
  return z
    .string()
    .refine((value) => isStorable(value) && value.trim() !== '' && isWithin(value, longest))
    .meta({ maxLength: longest });
}

function isWithin(value: string, longest: number): boolean {
  // A code point takes one or two UTF-16 units; the first test avoids counting text that is far too long.
  return value.length <= longest * 2 && codePointCount(value) <= longest;
}

/** A string converted by `read`; refused where `read` returns `undefined`. */
function readAs<Value>(read: (value: string) => Value | undefined) {
  return z.string().transform((value, context) => {
    const result = isStorable(value) ? read(value) : undefined;
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });
}

/** Centavos, converted to bigint. */
export const amount = z.int().min(0).max(Number(LARGEST_AMOUNT)).transform(BigInt);

export const category = readAs(normalizeCategory);
export const description = z.string().refine((value) => isStorable(value) && isWithin(value, 500));
export const freeText = text(500);

/** A day, or a timestamp that stands for its day in Mexico City; `mexicanDay` converts it. */
export const dateInput = readAs((value) => parseDay(value) ?? parseTimestamp(value));
export const timestamp = readAs(parseTimestamp);
export const month = readAs(parseYearMonth);
/** A day that some year has, `MM-DD`. */
export const dayOfYear = readAs((value) => (parseDay(`${LEAP_YEAR}-${value}`) === undefined ? undefined : value));
export const optionalMonth = month.optional().describe('YYYY-MM; default: that of now_iso.');

/** The id of a transaction; one that does not exist is not found. */
export const transactionId = text(64);
export const phrase = text(100);

export const transactionType = z.enum(TRANSACTION_TYPES);
export const categoryType = z.enum(CATEGORY_TYPES);

export const name = readAs(debtName);
export const dueDay = z.int().min(1).max(31);

/** Whose call it is; the first fields of every input. */
export const identity = {
  user_id: text(64).describe('Telegram user.'),
  thread_id: text(64).describe('Telegram chat.'),
};

export const now = timestamp.describe('Now, ISO 8601.');
/** The last field of every input that can do without it. */
export const optionalNow = { now_iso: now.optional() };

/** The input of a tool without arguments of its own. */
export const identityInput = z.strictObject({ ...identity, ...optionalNow });

/** Makes a refinement run even where a field is invalid, so that the first fault of all can be reported. */
export const EVEN_IF_INVALID = { when: () => true };
