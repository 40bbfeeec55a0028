import { yearMonthOf } from '@bursar/calendar';
import { printable } from '@bursar/toolkit';

import { readTransaction, termsOf, type SplitContext } from '../context';
import { RULES } from '../model/field-rules';
import { displayNamesOf, UNKNOWN_NAMES, type DisplayNames } from '../model/household';
import { invalidRequest } from '../model/invalid-request';
import { pendingEntries, pendingTotals } from '../model/pending';
import { closedBody, CLOSED_HEADER, CLOSED_META, type ClosedBody } from './closed-body';
import { decideMonth } from './decide-month';
import { generateEntries } from './generate-recurrences';
import { generationFacts, toGenerationFacts, type GenerationFacts } from './generation-body';
import { factsIn, headersOf } from './header-facts';
import { monthBody, toMonthBody, type MonthBody } from './month-body';
import { MONTH_PATH, monthInput, monthPath, monthQuery, type MonthInput } from './month-fields';
import { closedFactsOf, readMonth, splitOf, withMore } from './month-state';
import {
  PENDING_HEADER,
  PENDING_META,
  pendingBody,
  pendingHeader,
  toPendingBody,
  type PendingBody,
} from './pending-body';

// The summary and the report have the same facts and differ in their words only.

/** The split of a month, and what is told beside it: names, the run before it, what is still due, how it was closed. */
export interface MonthResult {
  readonly month: MonthBody;
  readonly generation: GenerationFacts | undefined;
  readonly pending?: PendingBody | undefined;
  readonly closed?: ClosedBody | undefined;
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
    meta: ({ names, generation, pending, closed }: MonthResult) => ({
      'bursar/names': Object.fromEntries([...names].map(([id, name]) => [id, printable(name)])),
      ...(generation && { 'bursar/generation': generation }),
      ...(pending && { [PENDING_META]: pending }),
      ...(closed && { [CLOSED_META]: closed }),
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
      headers: {
        [GENERATION_HEADER]: 'With auto_generate: the counts of the run, as JSON',
        [PENDING_HEADER]: 'Without it: recurring expenses still to be recorded, and the month with them, as JSON',
        [CLOSED_HEADER]: 'Of a closed month: how it was closed and how it differs now, as JSON',
      },
    },
    writes: ({ query }: { readonly query: Pick<MonthInput, 'auto_generate'> }) => query.auto_generate,
    respond: ({ month, generation, pending, closed }: MonthResult) => ({
      body: month,
      ...headersOf({
        [GENERATION_HEADER]: generation,
        [PENDING_HEADER]: pendingHeader(pending),
        [CLOSED_HEADER]: closed,
      }),
    }),
    toResult: (month: MonthBody, headers: Headers) => ({
      month,
      generation: factsIn(headers.get(GENERATION_HEADER), generationFacts),
      pending: factsIn(headers.get(PENDING_HEADER), pendingBody),
      closed: factsIn(headers.get(CLOSED_HEADER), closedBody),
      names: UNKNOWN_NAMES,
    }),
  } as const;
}

async function monthResult(
  context: SplitContext,
  { year, month: number, auto_generate }: MonthInput,
): Promise<MonthResult> {
  const month = yearMonthOf(year, number);
  const run = auto_generate
    ? await generateEntries(context, month, { dryRun: false, includeBlockedDetails: true })
    : undefined;
  return readTransaction(context, async ({ tx, householdId, household }) => {
    const [state, decided] = await Promise.all([
      readMonth(tx, householdId, month),
      run === undefined ? decideMonth(tx, householdId, { month, household }) : [],
    ]);
    const entries = pendingEntries(decided, context.clock.today(termsOf(context).timeZone).text);
    return {
      month: toMonthBody(splitOf(state)),
      generation: run && toGenerationFacts(run),
      pending: toPendingBody(entries, splitOf(withMore(state, pendingTotals(entries)))),
      closed: closedFactsOf(state),
      names: displayNamesOf(household),
    };
  });
}
