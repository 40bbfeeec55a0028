import * as z from 'zod';

// Many hosts fill in every argument of a tool, with null for those that the call leaves out.

/** An argument that may be left out; null is the same as leaving it out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(nullAsAbsent, schema.optional()).optional();
}

/** An argument that defaults to `value`; null is the same as leaving it out. */
export function withDefault<Schema extends z.ZodType<number | boolean | string>>(
  schema: Schema,
  value: z.input<Schema>,
) {
  return z.preprocess(nullAsAbsent, schema.default(value as never)).default(value as never);
}

function nullAsAbsent(value: unknown): unknown {
  return value === null ? undefined : value;
}
