import * as z from 'zod';

import { nameOfCurrency } from '../model/parse/own-currency';
import { CATEGORY_TYPES, fitsType, type TransactionType } from '../model/transaction';

/**
 * A form for the missing fields that a person can fill in: the amount in the currency of the budget, the category's name, the category type
 * (only those that fit `type`), the day. Each may be left empty, and an answer is validated like stored data.
 */
export function missingFieldsForm(missing: readonly string[], type: TransactionType) {
  const currency = nameOfCurrency();
  const fields = z.object({
    amount: z
      .number()
      .min(0.01)
      .meta({ title: `Amount in ${currency} / Monto en ${currency}` }),
    category: z.string().max(64).meta({ title: 'Category / Categoría' }),
    category_type: z.enum(CATEGORY_TYPES.filter((kind) => fitsType(kind, type))).meta({ title: 'Kind / Tipo' }),
    date: z.string().max(40).meta({ title: 'Day / Día', format: 'date' }),
  });
  const shown = Object.keys(fields.shape).filter((field) => missing.includes(field));
  return fields
    .partial()
    .pick(Object.fromEntries(shown.map((field) => [field, true])) as Readonly<Record<Field, true>>);
}

type Field = 'amount' | 'category' | 'category_type' | 'date';

/** The completed form. */
export type MissingFields = z.output<ReturnType<typeof missingFieldsForm>>;
