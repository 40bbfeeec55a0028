import fc, { type Arbitrary } from 'fast-check';

import { hostileText } from './hostile-texts';
import type { Schema } from '../../generated-input/json-schema';
import type { KnownValues } from '../../generated-input/known-values';

/**
 * What a schema allows: well-typed nonsense, among which is what is really there (`known`, by the names of properties),
 * so that rules behind the schema are reached. Text keeps its length but may break its pattern.
 */
export function wellTyped(schema: Schema, known: KnownValues, name = ''): Arbitrary<unknown> {
  const variants = schema.anyOf ?? schema.oneOf;
  if (variants !== undefined)
    return fc.oneof(...variants.map((variant) => wellTyped({ ...schema, ...variant, ...NO_VARIANTS }, known, name)));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => wellTyped({ ...schema, type }, known, name)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case 'object':
      return wellTypedObject(schema, known);
    case 'array':
      return fc.array(wellTyped(schema.items ?? {}, known, name), { maxLength: Math.min(4, schema.maxItems ?? 4) });
    case 'integer':
      return withKnown(wholeNumber(schema), known.numbers(name));
    case 'number':
      return withKnown(
        fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer()),
        known.numbers(name),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return wellTypedText(schema, known.texts(name));
  }
}

const NO_VARIANTS = { anyOf: undefined, oneOf: undefined } as unknown as Schema;

function wellTypedObject({ properties = {}, required = [] }: Schema, known: KnownValues): Arbitrary<unknown> {
  const parts = Object.entries(properties).map(([name, part]) => [name, wellTyped(part, known, name)] as const);
  return fc.record(Object.fromEntries(parts), {
    requiredKeys: required.filter((name) => name in properties) as never[],
  });
}

function wholeNumber({
  minimum = Number.MIN_SAFE_INTEGER,
  maximum = Number.MAX_SAFE_INTEGER,
}: Schema): Arbitrary<number> {
  const near = [minimum, minimum + 1, 0, 1, 12, 2024, 2031, maximum - 1, maximum].filter(
    (value) => value >= minimum && value <= maximum,
  );
  return fc.oneof(fc.constantFrom(...near), fc.integer({ min: minimum, max: maximum }));
}

function withKnown<Value>(any: Arbitrary<Value>, known: readonly Value[]): Arbitrary<Value> {
  return known.length === 0
    ? any
    : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 2, arbitrary: any });
}

function wellTypedText(schema: Schema, known: readonly string[]): Arbitrary<string> {
  const { minLength = 0, maxLength = 1_000_000, pattern, format } = schema;
  const shaped =
    pattern !== undefined
      ? fc.stringMatching(new RegExp(pattern))
      : format === 'uuid'
        ? fc.uuid()
        : format === 'date'
          ? fc
              .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
              .map((day) => day.toISOString().slice(0, 10))
          : fc.string({ minLength, maxLength: Math.min(maxLength, minLength + 30) });
  const hostile = hostileText.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x'));
  const isShaped = pattern !== undefined || format !== undefined;
  const any = fc.oneof({ weight: isShaped ? 5 : 1, arbitrary: shaped }, { weight: 1, arbitrary: hostile });
  return withKnown(any, known);
}
