import fc from 'fast-check';

import type { Schema } from './json-schema';
import type { KnownValues } from './known-values';

/** Patterns give the same text in every run. */
const PATTERN_SEED = 1;

/**
 * The smallest value that a schema allows: of an object the required properties alone. A property takes a value that is
 * stored under its name (`known`), or that the schema itself gives, before one made up from its bounds.
 */
export function minimalValue(schema: Schema, known: KnownValues, name = ''): unknown {
  const variant = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (variant !== undefined) return minimalValue(variant, known, name);
  const given = [schema.const, schema.enum?.[0]].find((value) => value !== undefined);
  if (given !== undefined) return given;
  const [type = 'string'] = [schema.type ?? []].flat();
  switch (type) {
    case 'object':
      return minimalObject(schema, known);
    case 'array':
      return Array.from({ length: schema.minItems ?? 0 }, () => minimalValue(schema.items ?? {}, known, name));
    case 'integer':
    case 'number':
      return known.numbers(name)[0] ?? schema.default ?? schema.examples?.[0] ?? schema.minimum ?? 1;
    case 'boolean':
      return schema.default ?? false;
    case 'null':
      return null;
    default:
      return known.texts(name)[0] ?? schema.default ?? schema.examples?.[0] ?? minimalText(schema);
  }
}

function minimalObject({ properties = {}, required = [] }: Schema, known: KnownValues): object {
  return Object.fromEntries(required.map((name) => [name, minimalValue(properties[name] ?? {}, known, name)]));
}

function minimalText({ format, pattern, minLength = 1 }: Schema): string {
  if (format === 'uuid') return '00000000-0000-4000-8000-000000000000';
  if (format === 'date') return '2032-03-10';
  if (format === 'date-time') return '2032-03-10T15:00:00Z';
  if (pattern === undefined) return 'x'.repeat(minLength);
  const [text = ''] = fc.sample(fc.stringMatching(new RegExp(pattern)), { seed: PATTERN_SEED, numRuns: 1 });
  return text;
}
