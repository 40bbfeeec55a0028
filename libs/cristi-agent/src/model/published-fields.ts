import * as z from 'zod';

// Fields of results.

export const centavos = z.int();
export const publishedMonth = z.string().describe('YYYY-MM');
export const publishedTimestamp = z.string().describe('ISO 8601, Mexico City');
