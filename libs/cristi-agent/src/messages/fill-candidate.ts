import { proposalInput } from '../contract/inputs';
import type { ParseData } from '../contract/outputs';
import { mexicanDay } from '../model/time/mexico-city';
import { fitsType, type CategoryType } from '../model/transaction';

/** A field as lists name it, and as the candidate does. */
const NAME_IN_CANDIDATE = {
  amount: 'amount_mxn_cents',
  category: 'category',
  category_type: 'category_type',
  date: 'date_iso',
  type: 'type',
} as const;

const MOST_CONFIDENCE = 0.8;

/**
 * The answer with what somebody knows better, by names in the candidate: only of fields that are missing or of low
 * confidence, and checked like what is stored. `undefined` when nothing of it is about those, or something cannot be stored.
 */
export function fillCandidate(parsed: ParseData, proposed: Readonly<Record<string, unknown>>): ParseData | undefined {
  const open = [...parsed.missing_fields, ...parsed.low_confidence_fields];
  const filled = Object.entries(NAME_IN_CANDIDATE).filter(
    ([field, name]) => open.includes(field) && (proposed[name] ?? undefined) !== undefined,
  );
  const checked = proposalInput.safeParse(Object.fromEntries(filled.map(([, name]) => [name, proposed[name]])));
  if (filled.length === 0 || !checked.success) return undefined;
  const { amount_mxn_cents: amount, date_iso: date, ...others } = checked.data;
  const candidate = {
    ...parsed.candidate,
    ...others,
    ...(amount !== undefined && { amount_mxn_cents: Number(amount) }),
    ...(date !== undefined && { date_iso: mexicanDay(date).text }),
  } as ParseData['candidate'];
  const { type, category_type: categoryType } = candidate;
  if (categoryType !== null && !fitsType(categoryType as CategoryType, type)) return undefined;
  const isOpen = (field: string) => !filled.some(([name]) => name === field);
  return {
    ...parsed,
    candidate,
    missing_fields: parsed.missing_fields.filter(isOpen),
    low_confidence_fields: parsed.low_confidence_fields.filter(isOpen),
    confidence: Math.min(parsed.confidence, MOST_CONFIDENCE),
  };
}
