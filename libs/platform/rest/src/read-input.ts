import { argumentIssues, type ArgumentIssue, type InputSchemas } from '@bursar/toolkit';
import * as z from 'zod';

import { readJsonBody } from './read-json-body';
import type { RestFailure } from './rest-dialect';
import { repeatable, textReader } from './text-values';

export const BODY_LIMIT_BYTES = 64 * 1024;

export type ReadInput = { readonly input: never } | { readonly failure: RestFailure };

const NO_QUERY = z.strictObject({});

/** Creates the function that reads and validates requests of one route. It reports all issues of a request at once. */
export function inputReader({ params, query = NO_QUERY, headers, body }: InputSchemas) {
  const readParams = params && textReader(params);
  const readQuery = textReader(query);
  const lists = repeatable(query);
  const validateQuery = (given: unknown) => {
    const part = validate('query', query, given);
    return {
      ...part,
      issues: part.issues.map((issue) => (lists.has(issue.argument) ? issue : requireSingleValue(issue))),
    };
  };
  return async (request: Request, pathValues: Readonly<Record<string, string>>): Promise<ReadInput> => {
    const content = body && (await readJsonBody(request, BODY_LIMIT_BYTES));
    if (content !== undefined && 'failure' in content) return content;
    const parts = [
      ...(params && readParams ? [validate('params', params, readParams(Object.entries(pathValues)))] : []),
      validateQuery(readQuery(new URL(request.url).searchParams)),
      ...(headers ? [validate('headers', headers, headerValues(headers, request))] : []),
      ...(body && content ? [validate('body', body, content.value)] : []),
    ];
    const issues = parts.flatMap((part) => part.issues);
    if (issues.length > 0) return { failure: { kind: 'invalid-request', issues } };
    return { input: Object.fromEntries(parts.map(({ name, value }) => [name, value])) as never };
  };
}

interface ValidatedPart {
  readonly name: string;
  readonly value: unknown;
  readonly issues: readonly ArgumentIssue[];
}

function validate(name: string, schema: z.ZodObject, raw: unknown): ValidatedPart {
  const parsed = schema.safeParse(raw);
  const issues = parsed.success ? [] : argumentIssues(parsed.error, raw);
  return { name, value: parsed.data, issues };
}

function requireSingleValue(issue: ArgumentIssue): ArgumentIssue {
  return issue.kind === 'invalid' && Array.isArray(issue.found) ? { ...issue, rule: 'send it once' } : issue;
}

function headerValues(schema: z.ZodObject, request: Request): Record<string, string> {
  return Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
