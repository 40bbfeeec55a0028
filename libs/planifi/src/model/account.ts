import * as z from 'zod';

import { formatInstant, id, instant } from './output-fields';

export const accountType = z.enum(['CASH', 'BANK', 'DEBIT_CARD', 'CREDIT_CARD']);

export type AccountType = z.output<typeof accountType>;

/** An account as it is published. */
export const account = z.strictObject({
  id,
  name: z.string(),
  type: accountType,
  currency: z.string(),
  createdAt: instant,
});

export type Account = z.output<typeof account>;

/** The published form of a stored account; `createdAt` is stored in milliseconds since 1970. */
export function publishAccount({
  id,
  name,
  type,
  currency,
  createdAt,
}: Omit<Account, 'createdAt'> & { readonly createdAt: number }): Account {
  return { id, name, type, currency, createdAt: formatInstant(createdAt) };
}
