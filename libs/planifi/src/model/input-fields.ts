import { parseCivilDate } from '@bursar/calendar';
import { isIsoCurrency } from '@bursar/money';
import * as z from 'zod';

import { amountText, LARGEST_AMOUNT, signedAmountText } from './amount';
import { isCorrelationId, LONGEST_CORRELATION_ID } from './correlation-id';
import { RULES } from './field-rules';
import { isIdempotencyKey } from './idempotency-key';
import { parseTagName } from './tag-name';
import { isBlank, isStorable, isWithin } from './text';

// No coercion anywhere: numbers are JSON numbers, booleans are JSON booleans, and null is of the wrong type.

export const idempotencyKey = z.string().refine(isIdempotencyKey).meta({ minLength: 8, maxLength: 255 });

export const correlationId = z.string().refine(isCorrelationId).meta({ maxLength: LONGEST_CORRELATION_ID });

/** A UUID in any letter case; parsed to lower case. */
const uuid = z
  .string()
  .refine((text) => /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(text))
  .meta({ format: 'uuid' })
  .toLowerCase();

export const accountId = uuid;
export const transactionId = uuid;

/** A number; parsed to text with two decimals. */
export const amount = z
  .number()
  .refine((value) => value > 0, { params: { rule: RULES.amountAboveZero }, abort: true })
  .refine((value) => value <= LARGEST_AMOUNT, { params: { rule: RULES.amountTooLarge }, abort: true })
  .refine((value) => amountText(value) !== undefined, { params: { rule: RULES.amountDecimals }, abort: true })
  .meta({ format: 'decimal', exclusiveMinimum: 0, maximum: LARGEST_AMOUNT })
  .transform((value) => amountText(value) as string);

/** What an account holds before its first movement; parsed to text with two decimals. */
export const openingBalance = z
  .number()
  .refine((value) => Math.abs(value) <= LARGEST_AMOUNT, { params: { rule: RULES.balanceTooLarge }, abort: true })
  .refine((value) => signedAmountText(value) !== undefined, { params: { rule: RULES.amountDecimals }, abort: true })
  .meta({ format: 'decimal' })
  .transform((value) => signedAmountText(value) as string);

/** One end of a range of amounts; parsed to text with two decimals. */
export const amountBound = z
  .number()
  .refine((value) => value >= 0, { params: { rule: RULES.amountFromZero }, abort: true })
  .refine((value) => value <= LARGEST_AMOUNT, { params: { rule: RULES.amountTooLarge }, abort: true })
  .refine((value) => signedAmountText(value) !== undefined, { params: { rule: RULES.amountDecimals }, abort: true })
  .meta({ format: 'decimal' })
  .transform((value) => signedAmountText(value) as string);

/** An ISO 4217 code in use. */
export const currency = z.string().refine(isIsoCurrency).meta({ pattern: '^[A-Z]{3}$' });

/** Part of a description: white space alone is one, too. */
export const searchText = z
  .string()
  .refine((text) => isStorable(text) && isWithin(text, 1, 255))
  .meta({ minLength: 1, maxLength: 255 });

/** A day of the calendar, `YYYY-MM-DD`, from 1900-01-01 to 2999-12-31. */
export const day = z
  .string()
  .refine((text) => {
    const date = parseCivilDate(text);
    return date !== undefined && date.year >= 1900 && date.year <= 2999;
  })
  .meta({ format: 'date' });

export const description = verbatimText(255);
export const accountName = verbatimText(150);

/** Text that is stored as it was sent. */
function verbatimText(longest: number) {
  return z
    .string()
    .refine((text) => isStorable(text) && isWithin(text, 1, longest) && !isBlank(text))
    .meta({ minLength: 1, maxLength: longest });
}

/** Measured after normalization; parsed to a name and its key. */
export const tagName = z
  .string()
  .refine((text) => parseTagName(text) !== undefined, { abort: true })
  .meta({ maxLength: 80 })
  .transform((text) => parseTagName(text) as NonNullable<ReturnType<typeof parseTagName>>);

export const tagNames = z.array(tagName).max(25);

export const page = z.int().min(0);
export const pageSize = z.int().min(1).max(200);
