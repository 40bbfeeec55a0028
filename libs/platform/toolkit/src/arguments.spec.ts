import * as z from 'zod';

import { argumentIssues, readArguments } from './arguments';
import { defineTool } from './tool';
import { DomainError, type ArgumentIssue, type FailureDialect } from './failure';

const tool = defineTool({
  toolsets: ['everyday'],
  name: 'weigh',
  title: 'Weigh',
  description: 'Weighs a thing.',
  input: z.strictObject({
    grams: z.int().min(1),
    label: z.string().optional(),
    box: z.object({ side: z.int() }).optional(),
  }),
  effect: 'read',
  run: async ({ grams }) => ({ structured: { grams } }),
});

let issues: readonly ArgumentIssue[] = [];
const dialect: FailureDialect = {
  invalidArguments: (_tool, found) => {
    issues = found;
    return new DomainError('INVALID', 'not these');
  },
  render: ({ code, message }) => ({ kind: 'rpc-error', code: 1, message, data: { code } }),
  renderFault: () => ({ kind: 'rpc-error', code: 2, message: 'fault', data: {} }),
};

const issuesOf = (raw: unknown) => {
  expect(() => readArguments(tool, raw, dialect)).toThrow(DomainError);
  return issues;
};

describe('arguments', () => {
  it('come out as the schema gives them', () => {
    expect(readArguments(tool, { grams: 5 }, dialect)).toEqual({ grams: 5 });
  });

  it.each([
    [{}, { kind: 'missing', argument: 'grams', found: undefined }],
    [undefined, { kind: 'missing', argument: 'grams', found: undefined }],
    [{ grams: '5' }, { kind: 'invalid', argument: 'grams', found: '5' }],
    [{ grams: 0 }, { kind: 'invalid', argument: 'grams', found: 0 }],
    [{ grams: null }, { kind: 'invalid', argument: 'grams', found: null }],
    [
      { grams: 1, weight: 2 },
      { kind: 'unknown', argument: 'weight', found: 2 },
    ],
    [
      { grams: 1, box: { side: 'x' } },
      { kind: 'invalid', argument: 'box.side', found: 'x' },
    ],
    [[], { kind: 'invalid', argument: '', found: [] }],
    ['5', { kind: 'invalid', argument: '', found: '5' }],
  ])('%j are refused as data, without a validator’s words', (raw, issue) => {
    expect(issuesOf(raw)).toContainEqual(issue);
  });

  it('are named up to a limit, by names of a bounded length', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`${index}${'x'.repeat(500)}`, index]));
    const issues = issuesOf({ grams: 1, ...many });
    expect(issues).toHaveLength(50);
    expect(issues[7]).toEqual({ kind: 'unknown', argument: `7${'x'.repeat(99)}…`, found: 7 });
  });

  it('are refused with the words of a rule that the schema states itself', () => {
    const range = z
      .strictObject({ from: z.int(), to: z.int() })
      .refine(({ from, to }) => from <= to, { path: ['to'], params: { rule: 'not before from' } });
    const raw = { from: 2, to: 1 };
    const { error } = range.safeParse(raw);
    expect(error && argumentIssues(error, raw)).toEqual([
      { kind: 'invalid', argument: 'to', found: 1, rule: 'not before from' },
    ]);
  });
});
