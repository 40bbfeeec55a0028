import * as z from 'zod';

/** What totals are grouped by. */
export const groupBy = z.enum(['month', 'category', 'account']);

export type GroupBy = z.output<typeof groupBy>;
