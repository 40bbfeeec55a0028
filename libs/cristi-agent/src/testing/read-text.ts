import { civilDate } from '@bursar/calendar';

import { parseTransaction } from '../model/parse/parse-transaction';

/** A Sunday. */
const TODAY = '2026-02-01';

/** The parser's result for a text on a day, with the amount in pesos as text and only the fields of ambiguities. */
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
