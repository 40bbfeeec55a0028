import * as z from 'zod';

import { accountType } from './fields';

const id = z.string().meta({ format: 'uuid' });
const amount = z.number().meta({ format: 'decimal' });
const day = z.string().meta({ format: 'date' });
const instant = z.string().meta({ format: 'date-time' });

export const tag = z.strictObject({ id, name: z.string(), createdAt: instant });

export const account = z.strictObject({
  id,
  name: z.string(),
  type: accountType,
  currency: z.string(),
  createdAt: instant,
});

export const transaction = z.strictObject({
  id,
  accountId: id,
  amount,
  occurredOn: day,
  description: z.string(),
  createdAt: instant,
  tags: z.array(tag),
});

/** The contract lets an expense be without an account; every one that is stored has one. */
export const expense = transaction.extend({ accountId: z.string().meta({ type: ['string', 'null'], format: 'uuid' }) });

export const transactionPage = z.strictObject({
  items: z.array(transaction),
  page: z.int().min(0),
  size: z.int().min(1),
  totalItems: z.int().min(0),
  totalPages: z.int().min(0),
});

export const errorBody = z.strictObject({ errorCode: z.string(), message: z.string(), traceId: z.string() });

const named = { correlationId: z.string().optional() };

export const expenseOutput = z.strictObject({ ...named, expense });
export const accountsOutput = z.strictObject({ ...named, accounts: z.array(account) });
export const expensesOutput = z.strictObject({ ...named, expenses: z.array(expense) });
export const tagsOutput = z.strictObject({ ...named, tags: z.array(tag) });
export const tagOutput = z.strictObject({ ...named, tag });
export const accountOutput = z.strictObject({ ...named, account });
export const disabledOutput = z.strictObject({ ...named, accountId: id, status: z.enum(['disabled']) });
export const transactionPageOutput = z.strictObject({ ...named, page: transactionPage });
export const transactionOutput = z.strictObject({ ...named, transaction });

export type Tag = z.output<typeof tag>;
export type Account = z.output<typeof account>;
/** An expense and a transaction are one kind of record. */
export type Movement = z.output<typeof transaction>;
export type TransactionPage = z.output<typeof transactionPage>;
export type DisabledAccount = Pick<z.output<typeof disabledOutput>, 'accountId' | 'status'>;
