import * as z from 'zod';

import { text } from '../model/fields';
import type { StatementMapping } from '../model/statement/reading-arguments';

const column = z.union([z.string().min(1), z.int().min(1)]).nullish();
const texts = z.array(text(0, 200)).max(50);

/** The form of `mapping`; it is published as a plain object that its description explains. */
const mapping = z.strictObject({
  sheet: z.string().nullish(),
  header_row: z.int().min(1).nullish(),
  date_order: z.enum(['DMY', 'MDY', 'YMD']).nullish(),
  decimal_separator: z.enum(['.', ',']).nullish(),
  amounts: z.enum(['as_is', 'inverted']).nullish(),
  fees: z.enum(['included', 'extra']).nullish(),
  debit_values: texts.nullish(),
  columns: z
    .strictObject({
      date: column,
      amount: column,
      debit: column,
      credit: column,
      direction: column,
      balance: column,
      currency: column,
      payee: column,
      category: column,
      id: column,
      account: column,
      status: column,
      fee: column,
      description: z
        .array(z.union([z.string().min(1), z.int().min(1)]))
        .max(50)
        .nullish(),
    })
    .nullish(),
});

export const mappingInput = z
  .record(z.string(), z.unknown())
  .describe(
    'reading.mapping of an answer, or a part of it: {sheet, header_row (from 1; null: none), date_order, ' +
      'decimal_separator, amounts, fees: included|extra, debit_values: [text], columns: {date, amount, debit, credit, ' +
      'direction, balance, currency, payee, category, id, account, status, fee: name or number from 1, description: [..]}}',
  )
  .pipe(mapping.transform((given) => given as StatementMapping));
