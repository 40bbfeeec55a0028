import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { reportMismatches } from '@bursar/acceptance';

import { refusalOf, resultOf } from './testing/call-tool';

interface ToolCase {
  readonly name: string;
  readonly tool: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly expect?: unknown;
  readonly expect_error?: { readonly contains: readonly string[] };
}

const CASES = join(__dirname, '../cases');

const casesIn = (folder: string): ToolCase[] =>
  readdirSync(join(CASES, folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => JSON.parse(readFileSync(join(CASES, folder, file), 'utf8')) as ToolCase);

describe.each(['return', 'verbs'])('acceptance cases of %s', (folder) => {
  const cases = casesIn(folder);

  it('are there', () => expect(cases.length).toBeGreaterThan(3));

  it.each(cases.map((one) => [one.name, one] as const))('%s', async (_, { tool, arguments: input, ...expected }) => {
    if (expected.expect_error === undefined) {
      expect(reportMismatches(expected.expect, await resultOf(tool, input))).toEqual([]);
      return;
    }
    const { message, data } = await refusalOf(tool, input);
    const refusal = `${message} ${JSON.stringify(data)}`.toLowerCase();
    for (const text of expected.expect_error.contains) expect(refusal).toContain(text.toLowerCase());
    expect(data['code']).toBe(expected.expect_error.contains[0]);
  });
});
