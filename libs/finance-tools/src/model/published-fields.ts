import * as z from 'zod';

// Fields of the tools' results that several of them share.

export const publishedDecimal = z.string().regex(/^-?[0-9]+\.[0-9]{2,4}$/);
export const money = z.object({ amount: publishedDecimal, currency: z.string() });
export const bookedAt = z.string().describe("YYYY-MM-DDTHH:MM:SS, the bank's wall time");
export const publishedDay = z.string().describe('YYYY-MM-DD');
export const page = { limit: z.int(), offset: z.int() };
