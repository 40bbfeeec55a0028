import { argumentIssues, type DomainError } from '@bursar/toolkit';
import type * as z from 'zod';

import { invalidRequestFrom, type FieldError } from '../model/invalid-request';

/** The parsed arguments that a schema must accept. */
export function accepted<Schema extends z.ZodType>(schema: Schema, raw: unknown): z.output<Schema> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new Error(`refused: ${JSON.stringify(parsed.error.issues)}`);
  return parsed.data;
}

/** The refusal of arguments that a schema must not accept. */
export function refused(schema: z.ZodType, raw: unknown): DomainError {
  const parsed = schema.safeParse(raw);
  if (parsed.success) throw new Error(`accepted: ${JSON.stringify(raw)}`);
  return invalidRequestFrom(argumentIssues(parsed.error, raw));
}

/** The fields that the refusal names, each with its rule. */
export function fieldErrors(error: DomainError): readonly FieldError[] {
  return error.details['errors'] as readonly FieldError[];
}

/** Only the names of the fields that are refused. */
export function refusedFields(schema: z.ZodType, raw: unknown): string[] {
  return fieldErrors(refused(schema, raw)).map(({ field }) => field);
}
