import { yearMonthOf, type YearMonth } from '@bursar/calendar';

import type { SplitContext } from '../context';
import { RULES } from '../model/field-rules';
import { displayNamesOf, householdOf, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { invalidRequest } from '../model/invalid-request';
import { splitMonth } from '../model/monthly-split';
import { monthFacts } from '../store/month-facts';
import { generateEntries } from './generate-recurrences';
import { generationCounts, type GenerationCounts } from './generation-body';
import { monthBody, toMonthBody, type MonthBody } from './month-body';
import { MONTH_PATH, monthInput, monthPath, monthQuery, type MonthInput } from './month-fields';

// The summary and the report have the same facts and differ in their words only.

/** The split of a month, and the counts of the generation run before it, where the call asked for one. */
export interface MonthResult {
  readonly month: MonthBody;
  readonly generation: GenerationCounts | undefined;
  readonly names: DisplayNames;
}

/** The header that carries the counts of a run over REST, since the body of a month has a closed shape. */
const GENERATION_HEADER = 'x-generation';

/**
 * The parts of the two definitions that are the same. `readOnly`: `auto_generate` is refused with `INVALID_REQUEST`.
 * `execute` throws `PARTICIPANTS_NOT_TWO`, `PAYER_NOT_IN_HOUSEHOLD`.
 */
export function monthUseCase({ readOnly }: { readonly readOnly: boolean }) {
  return {
    input: monthInput,
    output: monthBody,
    effect: readOnly ? 'read' : 'idempotent-write',
    check: ({ auto_generate }: MonthInput) => {
      if (readOnly && auto_generate) throw invalidRequest([{ field: 'auto_generate', rule: RULES.readOnly }]);
    },
    execute: monthResult,
    structured: ({ month }: MonthResult) => month,
    meta: ({ names, generation }: MonthResult) => ({
      'bursar/names': Object.fromEntries(names),
      ...(generation !== undefined && { 'bursar/generation': generation }),
    }),
  } as const;
}

/** The route of `GET /v1/months/{year}/{month}/<last part>`. */
export function monthRoute(lastPart: 'summary' | 'report') {
  return {
    method: 'GET',
    path: `${MONTH_PATH}/${lastPart}`,
    request: { params: monthPath, query: monthQuery },
    success: {
      status: 200,
      body: monthBody,
      headers: { [GENERATION_HEADER]: 'With auto_generate: the counts of the run, as JSON' },
    },
    writes: ({ query }: { readonly query: Pick<MonthInput, 'auto_generate'> }) => query.auto_generate,
    respond: ({ month, generation }: MonthResult) => ({
      body: month,
      ...(generation && { headers: { [GENERATION_HEADER]: JSON.stringify(generation) } }),
    }),
    toResult: (month: MonthBody, headers: Headers) => ({
      month,
      generation: countsIn(headers.get(GENERATION_HEADER)),
      names: UNKNOWN_NAMES,
    }),
  } as const;
}

async function monthResult(context: SplitContext, input: MonthInput): Promise<MonthResult> {
  const month = yearMonthOf(input.year, input.month);
  const generation = input.auto_generate ? await generationRun(context, month) : undefined;
  const { participants, totals } = await context.database.run((connection) =>
    monthFacts(connection, context.householdId, month),
  );
  const household = householdOf(participants);
  return { month: toMonthBody(splitMonth(month, household, totals)), generation, names: displayNamesOf(household) };
}

async function generationRun(context: SplitContext, month: YearMonth): Promise<GenerationCounts> {
  const run = await generateEntries(context, month, { dryRun: false, includeBlockedDetails: false });
  return generationCounts.parse(run);
}

/** `undefined` without a header, and for one that does not hold counts. */
function countsIn(header: string | null): GenerationCounts | undefined {
  try {
    return generationCounts.safeParse(JSON.parse(header ?? '')).data;
  } catch {
    return undefined;
  }
}
