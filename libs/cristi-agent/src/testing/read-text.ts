import { civilDate } from '@bursar/calendar';

import { parseTransaction } from '../model/parse/parse-transaction';

/** A Sunday. */
export const TODAY = '2026-02-01';

/** What the parser makes of a text on a day, amounts in pesos as text, doubts by their fields. */
export function readText(text: string, today = TODAY) {
  const { candidate, ambiguities, ...parsed } = parseTransaction(text, civilDate(today));
  const { amount, ...fields } = candidate;
  return {
    ...fields,
    pesos: amount === null ? null : `${amount / 100n}.${String(amount % 100n).padStart(2, '0')}`,
    ...parsed,
    ambiguous: ambiguities.map((ambiguity) => ambiguity.split(': ')[0]),
  };
}
