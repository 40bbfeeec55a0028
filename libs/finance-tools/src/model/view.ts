import * as z from 'zod';

import { optional } from './optional';

/** Whose transactions a call is about: those of imported statements, those of all domains, or those of one other domain. */
export const VIEWS = ['imported', 'all', 'shared-split', 'planifi', 'cristi'] as const;

export type View = (typeof VIEWS)[number];

/** The argument of search, which says what there is. */
export const listedView = optional(z.enum(VIEWS));

/** The same argument of other tools, published as any text: the whole server's list of tools has to stay short. */
export const view = optional(z.string().describe('As of search.').pipe(z.enum(VIEWS)));

/** Whether sums count events, as links say, or rows as they are stored. */
const COUNTS = ['events', 'rows'] as const;
export type CountAs = (typeof COUNTS)[number];
export const countAs = optional(z.enum(COUNTS));
