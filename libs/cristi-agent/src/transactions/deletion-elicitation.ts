import { printable, type ElicitationRequest } from '@bursar/toolkit';
import * as z from 'zod';

import { formatMxn } from '../model/format-mxn';
import { sanitizeName } from '../model/sanitize-name';
import type { StoredTransaction } from '../store/transactions';

/** Asks whether to delete this transaction, in English and Spanish: a host does not say which language the person speaks. */
export function deletionElicitation({ id, amount, category, description, date }: StoredTransaction) {
  const facts = [date, formatMxn(Number(amount)), sanitizeName(category)];
  if (description !== null && description.trim() !== '') facts.push(printable(description));
  return {
    about: `delete ${id}`,
    message: `Delete this for good? / ¿Borrar esto para siempre?\n${facts.join(' · ')}`,
    form: z.object({}),
  } satisfies ElicitationRequest;
}
