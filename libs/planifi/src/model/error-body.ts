import * as z from 'zod';

/** The body of every failure: the brief's common error schema, with exactly these three properties. */
export const errorBody = z.strictObject({ errorCode: z.string(), message: z.string(), traceId: z.string() });
