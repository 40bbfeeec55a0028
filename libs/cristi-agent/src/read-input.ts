import { argumentIssues, type ArgumentIssue } from '@bursar/toolkit';
import * as z from 'zod';

import { invalidInput } from './errors';

type JsonSchema = z.core.JSONSchema.JSONSchema;

/** The arguments as `schema` parses them. Throws `VALIDATION_ERROR` for the first invalid field in the schema's order. */
export function readInput<Schema extends z.ZodObject>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw firstFault(argumentIssues(parsed.error, raw), z.toJSONSchema(schema, { io: 'input' }));
}

function firstFault(issues: readonly ArgumentIssue[], schema: JsonSchema) {
  const ranked = issues.map((issue) => ({ issue, rank: rankOf(issue.argument, schema) }));
  const [first] = ranked.sort((one, other) => compareRanks(one.rank, other.rank));
  return invalidInput(first?.issue ?? { kind: 'invalid', argument: '', found: undefined });
}

/** A field's position in its object after the position of that object, from the outside in; unknown fields come last. */
function rankOf(argument: string, schema: JsonSchema): number[] {
  const rank: number[] = [];
  let within: JsonSchema | undefined = schema;
  for (const name of argument.split('.')) {
    const names = Object.keys(within?.properties ?? {});
    rank.push(names.includes(name) ? names.indexOf(name) : names.length);
    within = within?.properties?.[name] as JsonSchema | undefined;
  }
  return rank;
}

/** A fault inside an object comes before a fault of the object as a whole. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [index, number] of one.entries()) {
    const difference = number - (other[index] ?? Infinity);
    if (difference !== 0) return difference;
  }
  return other.length - one.length;
}
