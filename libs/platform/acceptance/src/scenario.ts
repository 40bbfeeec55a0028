import * as z from 'zod';

// Strict throughout: a word that is not known here would be an expectation that nobody checks.

const call = z.strictObject({ tool: z.string(), arguments: z.record(z.string(), z.unknown()) });

const callStep = call.extend({
  /** `meta` is compared with what stands beside the answer: a result's `_meta`, the headers of REST under the same names. */
  expect: z.strictObject({ structured: z.unknown(), meta: z.unknown().optional() }).optional(),
  expect_error: z
    .strictObject({ code: z.string(), contains: z.array(z.string()).optional(), structured: z.unknown().optional() })
    .optional(),
  /** Names for later steps, and where their values are in this answer: `$.items[0].id`. */
  capture: z.record(z.string(), z.string()).optional(),
  /** Sends the call so many times at once. */
  parallel: z.int().min(2).optional(),
  /** Where the answers to a call that is sent many times have to be equal. */
  same: z.array(z.string()).optional(),
});

const raceStep = z.strictObject({
  parallel: z.array(call).min(1),
  expect_counts: z.strictObject({ ok: z.int(), errors: z.record(z.string(), z.int()) }),
});

const scenario = z.strictObject({
  name: z.string(),
  fresh: z.boolean().optional(),
  env: z.record(z.string(), z.string()).optional(),
  steps: z.array(z.union([callStep, raceStep])).min(1),
});

const parseVector = z.strictObject({ text: z.string(), now_iso: z.string().optional(), expect: z.unknown() });

const history = z.strictObject({
  name: z.string(),
  source: z.string().optional(),
  cgt_content: z.unknown(),
  year: z.int().optional(),
});

const reportCase = z.union([
  history.extend({ expect: z.record(z.string(), z.unknown()) }),
  history.extend({ expect_error: z.strictObject({ contains: z.tuple([z.string()], z.string()) }) }),
]);

const caseFile = z.union([
  scenario,
  z.strictObject({ scenarios: z.array(scenario) }),
  z.strictObject({ now_iso: z.string(), vectors: z.array(parseVector) }),
  reportCase,
]);

/** One call and what is to come of it; without an expectation it has to succeed. */
export interface CallStep extends z.output<typeof callStep> {
  /** A report of capital gains, compared in its own way. */
  readonly report?: unknown;
  /** Texts that a refusal has to hold, in any letter case. */
  readonly texts?: readonly string[];
}

/** Different calls at once, of which so many succeed and so many are refused with each code. */
export type RaceStep = z.output<typeof raceStep>;

/** Steps in order against one server. `fresh` and `env` ask for an empty store; `env` also for such an environment. */
export interface Scenario extends Omit<z.output<typeof scenario>, 'steps'> {
  readonly steps: readonly (CallStep | RaceStep)[];
}

/** The scenarios in the text of a case file, whichever form it has. Throws for anything else. */
export function scenariosIn(text: string): Scenario[] {
  const file = caseFile.parse(JSON.parse(text));
  if ('vectors' in file) return file.vectors.map((vector) => scenarioOfVector(vector, file.now_iso));
  if ('scenarios' in file) return file.scenarios;
  return ['steps' in file ? file : scenarioOfReport(file)];
}

function scenarioOfVector(vector: z.output<typeof parseVector>, usualNow: string): Scenario {
  const { text, now_iso = usualNow, expect } = vector;
  const input = { user_id: 'parse-vectors', thread_id: 'parse-vectors', text, now_iso };
  const structured = { ok: true, data: expect };
  return { name: text, steps: [{ tool: 'parse_transaction_from_text', arguments: input, expect: { structured } }] };
}

function scenarioOfReport(given: z.output<typeof reportCase>): Scenario {
  const { name, cgt_content, year } = given;
  const call = { tool: 'calculate_report', arguments: { cgt_content, ...(year !== undefined && { year }) } };
  if ('expect' in given) return { name, steps: [{ ...call, report: given.expect }] };
  const { contains } = given.expect_error;
  return { name, steps: [{ ...call, expect_error: { code: contains[0] }, texts: contains }] };
}
