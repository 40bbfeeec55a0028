import * as z from 'zod';

import { TYPE_CATEGORY_MISMATCH } from '../model/field-rules';
import {
  amount,
  category,
  categoryType,
  dateInput,
  description,
  EVEN_IF_INVALID,
  transactionType,
} from '../model/fields';
import { centavos } from '../model/published-fields';
import {
  CATEGORY_TYPES,
  fitsType,
  TRANSACTION_TYPES,
  type CategoryType,
  type Transaction,
  type TransactionType,
} from '../model/transaction';

/** The six fields of a transaction as inputs take them. */
export const transactionFields = {
  type: transactionType,
  amount_mxn_cents: amount,
  category_type: categoryType,
  category,
  description: description.nullable(),
  date_iso: dateInput,
};

/** How `fitsTypeIfKnown` reports a mismatch. */
export const ON_CATEGORY_TYPE = {
  path: ['category_type'],
  params: { rule: TYPE_CATEGORY_MISMATCH },
  ...EVEN_IF_INVALID,
};

/** False where `type` and `category_type` are both valid and do not fit each other. */
export function fitsTypeIfKnown(fields: unknown): boolean {
  const { type, category_type: kind } = Object(fields) as Readonly<Record<string, unknown>>;
  if (!transactionType.safeParse(type).success || !categoryType.safeParse(kind).success) return true;
  return fitsType(kind as CategoryType, type as TransactionType);
}

/** A patch of some of the fields, at least one. */
export function patchOf<Fields extends typeof transactionFields>(fields: Fields) {
  return z
    .strictObject(fields)
    .partial()
    .refine(fitsTypeIfKnown, ON_CATEGORY_TYPE)
    .refine((given) => Object.keys(given).length > 0);
}

/** A stored transaction as results show it. */
export const publishedTransaction = z.object({
  type: z.enum(TRANSACTION_TYPES),
  amount_mxn_cents: centavos,
  category_type: z.enum(CATEGORY_TYPES),
  category: z.string(),
  description: z.string().nullable(),
  date_iso: z.string().describe('YYYY-MM-DD, Mexico City'),
});

export function publishTransaction(transaction: Transaction): z.output<typeof publishedTransaction> {
  return {
    type: transaction.type,
    amount_mxn_cents: Number(transaction.amount),
    category_type: transaction.categoryType,
    category: transaction.category,
    description: transaction.description,
    date_iso: transaction.date,
  };
}
