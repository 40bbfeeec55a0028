import * as z from 'zod';

import { month, participantId, year } from '../model/fields';
import { withDefault } from '../model/optional-fields';

/** The arguments of the summary and of the report. */
export const monthInput = z.strictObject({
  year: year.describe('Year of the competence month.'),
  month: month.describe('Month, 1 to 12.'),
  auto_generate: withDefault(
    z.boolean().describe('true: first records the recurring expenses of this month that are still missing.'),
    false,
  ),
});

export type MonthInput = z.output<typeof monthInput>;

/** The same over REST: the month in the path, the rest in the query. */
export const monthPath = monthInput.pick({ year: true, month: true });
export const monthQuery = monthInput.omit({ year: true, month: true });

/** The body of a generation run over REST. */
export const generateBody = z.strictObject({
  requested_by_participant_id: participantId.optional(),
  dry_run: z.boolean().default(false),
  include_blocked_details: z.boolean().default(true),
});

export type GenerateBody = z.output<typeof generateBody>;
