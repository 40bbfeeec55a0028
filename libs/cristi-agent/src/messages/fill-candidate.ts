import * as z from 'zod';

import { amount, category, categoryType, dateInput, transactionType } from '../model/fields';
import { mexicanDay } from '../model/time/mexico-city';
import { fitsType, type CategoryType } from '../model/transaction';
import type { ParsedCandidate } from './parsed-candidate';

/** Values proposed for a candidate, validated like stored ones. */
const proposal = z
  .object({
    type: transactionType,
    amount_mxn_cents: amount,
    category_type: categoryType,
    category,
    date_iso: dateInput,
  })
  .partial();

/** The candidate's field for each name that the lists of open fields use. */
const NAME_IN_CANDIDATE = {
  amount: 'amount_mxn_cents',
  category: 'category',
  category_type: 'category_type',
  date: 'date_iso',
  type: 'type',
} as const;

/**
 * The candidate with proposed values, by their names in it. Only fields that are missing or of low confidence are filled.
 * `undefined` where none of the values is for such a field, or where one of them is invalid.
 */
export function fillCandidate(
  parsed: ParsedCandidate,
  proposed: Readonly<Record<string, unknown>>,
): ParsedCandidate | undefined {
  const open = [...parsed.missing_fields, ...parsed.low_confidence_fields];
  const filled = Object.entries(NAME_IN_CANDIDATE).filter(
    ([field, name]) => open.includes(field) && (proposed[name] ?? undefined) !== undefined,
  );
  const checked = proposal.safeParse(Object.fromEntries(filled.map(([, name]) => [name, proposed[name]])));
  if (filled.length === 0 || !checked.success) return undefined;
  const { amount_mxn_cents: centavos, date_iso: date, ...others } = checked.data;
  const candidate = {
    ...parsed.candidate,
    ...others,
    ...(centavos !== undefined && { amount_mxn_cents: Number(centavos) }),
    ...(date !== undefined && { date_iso: mexicanDay(date).text }),
  } as ParsedCandidate['candidate'];
  const { type, category_type: kind } = candidate;
  if (kind !== null && !fitsType(kind as CategoryType, type)) return undefined;
  const isOpen = (field: string) => !filled.some(([name]) => name === field);
  return {
    ...parsed,
    candidate,
    missing_fields: parsed.missing_fields.filter(isOpen),
    low_confidence_fields: parsed.low_confidence_fields.filter(isOpen),
  };
}
