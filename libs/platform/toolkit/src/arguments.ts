import type * as z from 'zod';

import type { Tool } from './tool';
import type { ArgumentIssue, FailureDialect } from './failure';

/** The arguments as the tool's schema gives them. Throws the dialect's error when the schema refuses. */
export function readArguments(tool: Tool, raw: unknown, dialect: FailureDialect): never {
  const parsed = tool.input.safeParse(raw ?? {});
  if (parsed.success) return parsed.data as never;
  throw dialect.invalidArguments(tool.name, argumentIssues(parsed.error, raw));
}

/** What a schema refuses of the value `raw`, as data: no text of the validator is in it. */
export function argumentIssues(error: z.ZodError, raw: unknown): ArgumentIssue[] {
  const issues: ArgumentIssue[] = [];
  for (const issue of error.issues) {
    issues.push(...toIssues(issue, raw));
    if (issues.length >= MOST_ISSUES) break;
  }
  return issues.slice(0, MOST_ISSUES);
}

/** A refusal names the first of them; millions would take longer to list than to refuse. */
const MOST_ISSUES = 50;
const LONGEST_NAME = 100;

function toIssues(issue: z.core.$ZodIssue, raw: unknown): ArgumentIssue[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.slice(0, MOST_ISSUES).map((key) => ({
      kind: 'unknown',
      argument: shortened([...path, key].join('.')),
      found: valueAt(raw, [...path, key]),
    }));
  }
  const found = valueAt(raw, path);
  const rule: unknown = issue.code === 'custom' ? issue.params?.['rule'] : undefined;
  return [
    {
      kind: found === undefined ? 'missing' : 'invalid',
      argument: shortened(path.join('.')),
      found,
      ...(typeof rule === 'string' && { rule }),
    },
  ];
}

function shortened(name: string): string {
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name;
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  let current: unknown = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}
