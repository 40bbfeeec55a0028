import * as z from 'zod';

// Many hosts fill in every argument of a tool and send null for those that they leave out.

/** An argument that may be left out; null is the same as leaving it out. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(nullAsAbsent, schema.optional()).optional();
}

/** A shape in which every field is `optional`. */
export function optionals<Shape extends z.ZodRawShape>(shape: Shape) {
  const entries = Object.entries(shape).map(([name, schema]) => [name, optional(schema as z.ZodType)]);
  return Object.fromEntries(entries) as {
    [Name in keyof Shape]: z.ZodOptional<z.ZodPreprocess<z.ZodOptional<Shape[Name]>>>;
  };
}

/** An argument that is `value` when left out; null is the same as leaving it out. */
export function withDefault<Schema extends z.ZodType<number | boolean>>(schema: Schema, value: z.input<Schema>) {
  return z.preprocess(nullAsAbsent, schema.default(value as never)).default(value as never);
}

function nullAsAbsent(value: unknown): unknown {
  return value === null ? undefined : value;
}
