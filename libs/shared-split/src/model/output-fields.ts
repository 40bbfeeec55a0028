import * as z from 'zod';

/** Money as answers carry it: text with two decimals, negative amounts included. */
export const money = z
  .string()
  .regex(/^-?[0-9]+\.[0-9]{2}$/)
  .describe('BRL, two decimals');
export const month = z
  .string()
  .regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/)
  .describe('YYYY-MM');
export const instant = z
  .string()
  .regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,12}(Z|[+-][0-9]{2}:[0-9]{2})$/)
  .refine((text) => !Number.isNaN(Date.parse(text)))
  .describe('ISO 8601');

/** What a page of a list adds to its items. */
export const page = {
  total: z.int().describe('records before paging'),
  limit: z.int(),
  offset: z.int(),
};
