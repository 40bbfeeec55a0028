import { parseYearMonth } from '@bursar/calendar';
import * as z from 'zod';

import { LARGEST_AMOUNT } from './amount';
import { normalizeCategory } from './category/normalize-category';
import { debtName } from './debt';
import { codePointCount } from './text/code-points';
import { parseDay, parseTimestamp } from './time/date-input';
import { CATEGORY_TYPES, TRANSACTION_TYPES } from './transaction';

// No coercion anywhere: ids are text, amounts JSON integers. What a field has to look like in words is in field-rules.ts.

/** Text of so many code points that is not blank; NUL has no place in a database, nor half a character. */
function text(longest: number) {
  return z
    .string()
    .refine((value) => isStorable(value) && value.trim() !== '' && isWithin(value, longest))
    .meta({ maxLength: longest });
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
}

function isWithin(value: string, longest: number): boolean {
  // A code point is one or two units of UTF-16; the first test spares counting what is far too long.
  return value.length <= longest * 2 && codePointCount(value) <= longest;
}

/** A string as something else; refused where `read` gives nothing. */
function readAs<Value>(read: (value: string) => Value | undefined) {
  return z.string().transform((value, context) => {
    const result = isStorable(value) ? read(value) : undefined;
    if (result !== undefined) return result;
    context.addIssue({ code: 'custom' });
    return z.NEVER;
  });
}

export const userId = text(64).describe('Telegram user id.');
export const threadId = text(64).describe('Telegram chat id.');

/** In centavos, as bigint inside. */
export const amount = z.int().min(0).max(Number(LARGEST_AMOUNT)).transform(BigInt);

export const category = readAs(normalizeCategory);
export const description = z.string().refine((value) => isStorable(value) && isWithin(value, 500));
export const freeText = text(500);

/** A day, or a timestamp whose day in Mexico City is meant; which that is depends on the zone, and is worked out later. */
export const dateInput = readAs((value) => parseDay(value) ?? parseTimestamp(value));
export const timestamp = readAs(parseTimestamp);
export const month = readAs(parseYearMonth);

export const transactionType = z.enum(TRANSACTION_TYPES);
export const categoryType = z.enum(CATEGORY_TYPES);

export const name = readAs(debtName);
export const dueDay = z.int().min(1).max(31);
