import { isDeepStrictEqual } from 'node:util';

import * as z from 'zod';

/**
 * Formats that a contract names but no vocabulary of JSON Schema: they validate nothing, and validators in clients warn
 * of them at every start.
 */
const UNKNOWN_FORMATS: readonly unknown[] = ['decimal'];

/** Keywords that no value of a caller fails: each tool pays for them in every list. */
function deleteVacuous(schema: z.core.JSONSchema.BaseSchema): void {
  if (isDeepStrictEqual(schema.propertyNames, { type: 'string' })) delete schema.propertyNames;
  if (isDeepStrictEqual(schema.additionalProperties, {})) delete schema.additionalProperties;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  // The format says the same in a fifth of the characters.
  if (schema.format === 'uuid') delete schema.pattern;
}

/** A schema as it is published. References are inlined: not every host resolves them. */
export function publishedSchema(schema: z.ZodType, io: 'input' | 'output', isPortable: boolean) {
  const { $schema: _, ...published } = z.toJSONSchema(schema, {
    io,
    reused: 'inline',
    override: ({ jsonSchema }) => {
      if (io === 'input') deleteVacuous(jsonSchema);
      if (isPortable && UNKNOWN_FORMATS.includes(jsonSchema.format)) delete jsonSchema.format;
    },
  });
  return { ...published, type: 'object' as const };
}
