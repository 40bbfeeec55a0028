import { centavosOf } from '../model/pesos';
import { fillCandidate } from './fill-candidate';
import type { MissingFields } from './missing-fields-form';
import type { ParsedCandidate } from './parsed-candidate';

/** The candidate with what a person filled in. Each field counts by itself: an invalid one leaves the others. */
export function completeCandidate(
  parsed: ParsedCandidate,
  { amount, category, category_type, date }: MissingFields,
): ParsedCandidate {
  const centavos = amount === undefined ? undefined : centavosOf(amount);
  const answers = {
    amount_mxn_cents: centavos === undefined ? undefined : Number(centavos),
    category_type,
    category,
    date_iso: date,
  };
  return Object.entries(answers)
    .filter(([, value]) => value !== undefined && value !== '')
    .reduce((filled, [name, value]) => fillCandidate(filled, { [name]: value }) ?? filled, parsed);
}
