import type { RefusalCode } from '../errors';
import { refusalOf } from './call-tool';

/** What one refusal must say: texts of its message in any letter case, and facts of its data. */
export type Expected = readonly [texts: readonly string[], facts?: Readonly<Record<string, unknown>>];

/** Codes whose refusals always show an example. */
const WITH_EXAMPLE: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  'INVALID_ARGUMENT',
  'NO_TRANSACTIONS',
  'INVALID_JSON',
  'MISSING_FIELD',
  'MISSING_CURRENCY',
  'INVALID_DATE',
  'PARSE_ERROR',
  'INVALID_TICKER',
  'INVALID_CURRENCY',
  'UNSPLIT_RATIO_NOT_INTEGER',
  'INVALID_MONTH',
]);

// Insides that must not show: values that were never given, objects turned to text, stacks and paths.
const LEAK = /undefined|\[object|NaN|node_modules|\.[cm]?[jt]s\b|\bat \S+ \(|\/libs\/|Error:/;

/** Calls a tool that must refuse, and checks the refusal's form, code, texts and facts. Returns it. */
export async function expectRefusal(tool: string, input: unknown, code: RefusalCode, [texts, facts = {}]: Expected) {
  const error = await refusalOf(tool, input);
  const { message, data } = error;
  expect({ rpc: error.code, code: data['code'] }).toEqual({ rpc: -32602, code });
  expect(data).toMatchObject(facts);
  for (const text of texts) expect(message.toLowerCase()).toContain(text.toLowerCase());
  expect(data['hint']).toMatch(/\S{2}/);
  expect(message).toContain(`Hint: ${String(data['hint'])}`);
  if (WITH_EXAMPLE.has(code)) expect(data['example']).toMatch(/\S{2}/);
  if (data['example'] !== undefined) expect(message).toContain(`Example: ${String(data['example'])}`);
  expect(message).not.toMatch(LEAK);
  expect(JSON.stringify(data)).not.toMatch(LEAK);
  expect(message).not.toContain('\n');
  return error;
}

/** A table of refusals as rows for `it.each`: a name, the code, what is sent, what must be expected. */
export function refusalRows<Sent>(
  cases: Readonly<Partial<Record<RefusalCode, readonly (readonly [sent: Sent, ...expected: Expected])[]>>>,
): [name: string, code: RefusalCode, sent: Sent, expected: Expected][] {
  return Object.entries(cases).flatMap(([code, rows]) =>
    rows.map(([sent, ...expected]): [string, RefusalCode, Sent, Expected] => [
      `${code}: ${JSON.stringify(sent).slice(0, 160)}`,
      code as RefusalCode,
      sent,
      expected,
    ]),
  );
}
