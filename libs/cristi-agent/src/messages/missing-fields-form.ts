import * as z from 'zod';

import { CATEGORY_TYPES, fitsType, type TransactionType } from '../model/transaction';

/**
 * A form with those of the missing fields that a person can fill in, for a candidate of the type: pesos, the name of a
 * category, its kind, a day. Each may be left out or left empty, and what comes back is still checked like what is stored.
 */
export function missingFieldsForm(missing: readonly string[], type: TransactionType) {
  const fields = z.object({
    amount: z.number().min(0.01).meta({ title: 'Amount in pesos / Monto en pesos' }),
    category: z.string().max(64).meta({ title: 'Category / Categoría' }),
    category_type: z.enum(CATEGORY_TYPES.filter((kind) => fitsType(kind, type))).meta({ title: 'Kind / Tipo' }),
    date: z.string().max(40).meta({ title: 'Day / Día', format: 'date' }),
  });
  const asked = Object.keys(fields.shape).filter((field) => missing.includes(field));
  return fields
    .partial()
    .pick(Object.fromEntries(asked.map((field) => [field, true])) as Readonly<Record<Field, true>>);
}

type Field = 'amount' | 'category' | 'category_type' | 'date';

/** What was filled in. */
export type MissingFields = z.output<ReturnType<typeof missingFieldsForm>>;
