import { yearMonthOf, type YearMonth } from '@bursar/calendar';

import type { MonthInput } from './month-fields';
import type { GenerationCounts, MonthBody } from '../model/output-fields';
import { householdOf } from '../model/household';
import { splitMonth as split } from '../model/monthly-split';
import { publishMonth } from '../movements/movement-body';
import { monthFacts } from '../store/month-facts';
import { generateMonth } from './generate-month';
import type { SplitContext } from '../service/split-context';
import { inOwnWords } from '../context';

/** A month as it stands, and what the run before it did, where one was asked for. */
export interface MonthAnswer {
  readonly month: MonthBody;
  readonly generation: GenerationCounts | undefined;
  /** Display names of the two by id, where they came along. */
  readonly names?: ReadonlyMap<string, string>;
}

/**
 * Who owes whom for a month, for the summary and the report alike. With `auto_generate` the month's missing entries are
 * made first. Throws `PARTICIPANTS_NOT_TWO`, `PAYER_NOT_IN_HOUSEHOLD`.
 */
export async function splitMonth(context: SplitContext, input: MonthInput): Promise<MonthAnswer> {
  const month = yearMonthOf(input.year, input.month);
  const generation = input.auto_generate ? await generated(context, month) : undefined;
  const { participants, totals } = await inOwnWords(() =>
    context.database.run((queries) => monthFacts(queries, context.householdId, month)),
  );
  const household = householdOf(participants);
  const names = new Map(household.map(({ id, displayName }) => [id, displayName]));
  return { month: publishMonth(split(month, household, totals)), generation, names };
}

async function generated(context: SplitContext, month: YearMonth): Promise<GenerationCounts> {
  const {
    competence_month: _,
    blocked_items: __,
    ...counts
  } = await generateMonth(context, month, { dryRun: false, includeBlockedDetails: false });
  return counts;
}
