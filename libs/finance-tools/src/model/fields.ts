import * as z from 'zod';

import { isBookableDay } from './bookable-day';
import { parseDecimal, type Decimal } from './decimal';
import { isStorable } from './plain-text';

// Input fields that tools share. Only amounts are coerced: they may be text or JSON numbers.

/** Skips later checks of a value that is malformed. */
const ABORT = { abort: true } as const;

/** Text that is trimmed and then measured in code points; without NUL and unpaired surrogates, which cannot be stored. */
export function text(shortest: number, longest: number) {
  return z
    .string()
    .trim()
    .refine((value) => isStorable(value) && isWithin(value, shortest, longest))
    .meta({ minLength: shortest, maxLength: longest });
}

function isWithin(value: string, shortest: number, longest: number): boolean {
  // A code point is one or two units of UTF-16: text that is far too long needs no counting.
  if (value.length > longest * 2) return false;
  const length = [...value].length;
  return length >= shortest && length <= longest;
}

/** An id to filter by: any text, since an unknown id matches nothing. */
export const idFilter = z
  .string()
  .refine((value) => value.trim() !== '' && isStorable(value))
  .meta({ minLength: 1 });

/** A name to filter by. */
export const nameFilter = text(1, 200);

/** The id of an account that statements are imported into, as its importer chose it. */
export const accountId = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/);

/** Blank text means no search. */
export const search = text(0, 200).transform((value) => (value === '' ? undefined : value));

export const currency = z
  .string()
  .regex(/^[A-Za-z]{3}$/)
  .toUpperCase();

export const direction = z.enum(['ALL', 'DEBIT_ONLY', 'CREDIT_ONLY']);
export const limit = z.int().min(1).max(500);
export const offset = z.int().min(0);

/** An amount in the published form, from text or from a JSON number. */
export const decimal = z.union([z.string(), z.number()]).transform((value, context): Decimal => {
  const parsed = parseDecimal(value);
  if (parsed !== undefined) return parsed;
  context.addIssue({ code: 'custom' });
  return z.NEVER;
});

/** A day in the supported range. */
export const day = z.string().refine(isBookableDay, ABORT).meta({ format: 'date' });

export const dateRange = z
  .strictObject({ start_date: day, end_date: day })
  .refine(({ start_date: start, end_date: end }) => start <= end)
  // Published in brief; validation stays strict.
  .meta({ additionalProperties: undefined });
