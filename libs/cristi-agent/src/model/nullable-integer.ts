import type * as z from 'zod';

/** Whole numbers or null, published as one type: several hosts stumble over alternatives. */
export function orNull<Schema extends z.ZodType>(
  integer: Schema,
  bounds: { readonly minimum?: number; readonly maximum?: number } = {},
): z.ZodNullable<Schema> {
  return integer.nullable().meta({ type: ['integer', 'null'], anyOf: undefined, ...bounds });
}
