import { yearMonthOf, type YearMonth } from '@bursar/calendar';

import type { MonthInput } from '../contract/month-inputs';
import type { GenerationCounts, MonthBody } from '../contract/outputs';
import { splitMonth as split } from '../domain/monthly-split';
import { publishMonth } from '../domain/publish';
import { monthTotals } from '../store/month-totals';
import { generateMonth } from './generate-month';
import type { SplitContext } from './split-context';
import { reading } from './transactions';

/** A month as it stands, and what the run before it did, where one was asked for. */
export interface MonthAnswer {
  readonly month: MonthBody;
  readonly generation: GenerationCounts | undefined;
}

/**
 * Who owes whom for a month, for the summary and the report alike. With `auto_generate` the month's missing entries are
 * made first. Throws `PARTICIPANTS_NOT_TWO`, `PAYER_NOT_IN_HOUSEHOLD`.
 */
export async function splitMonth(context: SplitContext, input: MonthInput): Promise<MonthAnswer> {
  const month = yearMonthOf(input.year, input.month);
  const generation = input.auto_generate ? await generated(context, month) : undefined;
  const body = await reading(context, async ({ queries, householdId, household }) =>
    publishMonth(split(month, household, await monthTotals(queries, householdId, month))),
  );
  return { month: body, generation };
}

async function generated(context: SplitContext, month: YearMonth): Promise<GenerationCounts> {
  const {
    competence_month: _,
    blocked_items: __,
    ...counts
  } = await generateMonth(context, month, { dryRun: false, includeBlockedDetails: false });
  return counts;
}
