import * as z from 'zod';

/** `true` or `false`, or a flag without a value; false when not set. */
export function booleanSetting() {
  return z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]).default(false);
}

/** A whole number in decimal digits, bounds included. */
export function integerSetting(min: number, max: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.int().min(min).max(max));
}

/** An absolute http or https URL. */
export function httpUrlSetting() {
  return z.url({ protocol: /^https?$/ });
}
