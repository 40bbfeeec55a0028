import * as z from 'zod';

import { month, year } from '../model/fields';
import { withDefault } from '../model/optional-fields';

/** The path of a month over REST. */
export const MONTH_PATH = '/v1/months/{year}/{month}';

/** The arguments of the summary and of the report. */
export const monthInput = z.strictObject({
  year: year.describe('Year of the competence month.'),
  month: month.describe('Month, 1 to 12.'),
  auto_generate: withDefault(z.boolean().describe('true: first records what recurs and is missing.'), false),
});

export type MonthInput = z.output<typeof monthInput>;

/** The same over REST: the month in the path, the rest in the query. */
export const monthPath = monthInput.pick({ year: true, month: true });
export const monthQuery = monthInput.omit({ year: true, month: true });
