import { printable, type ElicitationRequest } from '@bursar/toolkit';
import * as z from 'zod';

import { shownMoney, shownName } from '../chat/shown';
import { missingFieldsForm } from '../contract/missing-fields';
import type { DeleteLastTransactionData, ParseData } from '../contract/outputs';

// In both languages of those who talk to this domain: a host says nothing of whose turn it is.

/** Whether this transaction, and no other, is to be deleted. */
export function deletionQuestion({ deleted_transaction_id: id, deleted }: DeleteLastTransactionData) {
  const { amount_mxn_cents: centavos, category, description, date_iso: date } = deleted;
  const facts = [date, shownMoney(centavos), shownName(category)];
  if (description !== null && description.trim() !== '') facts.push(printable(description));
  return {
    about: `delete ${id}`,
    message: `Delete this for good? / ¿Borrar esto para siempre?\n${facts.join(' · ')}`,
    form: z.object({}),
  } satisfies ElicitationRequest;
}

/** What a message did not say; `undefined` where a form would have nothing in it. */
export function missingFieldsQuestion(text: string, { candidate, missing_fields: missing }: ParseData) {
  const form = missingFieldsForm(missing, candidate.type);
  if (Object.keys(form.shape).length === 0) return undefined;
  const message = `Please add what is missing / Completa lo que falta\n${printable(text)}`;
  return { about: 'missing_fields', message, form } satisfies ElicitationRequest;
}
