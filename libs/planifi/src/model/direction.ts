import * as z from 'zod';

/** Which way money moved, seen from the account. */
export const direction = z.enum(['OUT', 'IN']);

export type Direction = z.output<typeof direction>;
