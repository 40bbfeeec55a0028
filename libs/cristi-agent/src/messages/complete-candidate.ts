import type { MissingFields } from './missing-fields-form';
import type { ParseData } from '../contract/outputs';
import { centavosOf } from '../model/pesos';
import { fillCandidate } from './fill-candidate';

/** The answer with what a person filled in; each field by itself, so that one that cannot be stored leaves the others. */
export function completeCandidate(
  parsed: ParseData,
  { amount, category, category_type, date }: MissingFields,
): ParseData {
  const centavos = amount === undefined ? undefined : centavosOf(amount);
  const told = {
    amount_mxn_cents: centavos === undefined ? undefined : Number(centavos),
    category_type,
    category,
    date_iso: date,
  };
  return Object.entries(told)
    .filter(([, value]) => value !== undefined && value !== '')
    .reduce((filled, [name, value]) => fillCandidate(filled, { [name]: value }) ?? filled, parsed);
}
