import type * as z from 'zod';

/** An integer or null, published as one type with two names: several hosts do not support alternatives (`anyOf`). */
export function nullableInteger<Schema extends z.ZodType>(
  integer: Schema,
  bounds: { readonly minimum?: number; readonly maximum?: number } = {},
): z.ZodNullable<Schema> {
  return integer.nullable().meta({ type: ['integer', 'null'], anyOf: undefined, ...bounds });
}
