import * as z from 'zod';

/** Text that is trimmed, then measured in code points; NUL and unpaired surrogates cannot be stored. */
export function textField(shortest: number, longest: number) {
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
  // A code point is one or two UTF-16 units; the first test avoids counting text that is far too long.
  if (value.length > longest * 2) return false;
  const length = [...value].length;
  return length >= shortest && length <= longest;
}
