import { argumentIssues, type ArgumentIssue } from '@bursar/toolkit';
import * as z from 'zod';

import { invalidInput } from './validation-error';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** Arguments as a tool's schema gives them. Throws `VALIDATION_ERROR` for the first field, in their order, that is wrong. */
export function readInput<Schema extends z.ZodObject>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw firstFault(argumentIssues(parsed.error, raw), z.toJSONSchema(schema, { io: 'input' }));
}

function firstFault(issues: readonly ArgumentIssue[], schema: JsonSchema) {
  const placed = issues.map((issue) => ({ issue, place: placeOf(issue.argument, schema) }));
  const [first] = placed.sort((one, other) => comparePlaces(one.place, other.place));
  return invalidInput(first?.issue ?? { kind: 'invalid', argument: '', found: undefined });
}

/** Where a field stands among those of its object, and its object among those around it; what is unknown comes last. */
function placeOf(argument: string, schema: JsonSchema): number[] {
  const place: number[] = [];
  let within: JsonSchema | undefined = schema;
  for (const name of argument.split('.')) {
    const names = Object.keys(within?.properties ?? {});
    place.push(names.includes(name) ? names.indexOf(name) : names.length);
    within = within?.properties?.[name] as JsonSchema | undefined;
  }
  return place;
}

/** What is wrong inside an object comes before what is wrong with the object as a whole. */
function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? Infinity);
    if (difference !== 0) return difference;
  }
  return other.length - one.length;
}
