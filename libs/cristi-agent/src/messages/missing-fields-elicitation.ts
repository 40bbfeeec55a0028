import { printable, type ElicitationRequest } from '@bursar/toolkit';

import { missingFieldsForm } from './missing-fields-form';
import type { ParsedCandidate } from './parsed-candidate';

/** Asks for what a message does not say, in English and Spanish; `undefined` where the form would be empty. */
export function missingFieldsElicitation(text: string, { candidate, missing_fields: missing }: ParsedCandidate) {
  const form = missingFieldsForm(missing, candidate.type);
  if (Object.keys(form.shape).length === 0) return undefined;
  const message = `Please add what is missing / Completa lo que falta\n${printable(text)}`;
  return { about: 'missing_fields', message, form } satisfies ElicitationRequest;
}
