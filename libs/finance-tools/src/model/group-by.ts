import * as z from 'zod';

const dimension = z.enum(['month', 'category', 'account', 'payee', 'week', 'year']);

/** One thing that totals are grouped by. */
export type Dimension = z.output<typeof dimension>;

/** What totals are grouped by: one thing, or two different ones. */
export const groupBy = z.union([
  dimension,
  z
    .array(dimension)
    .length(2)
    .refine(([first, second]) => first !== second),
]);
