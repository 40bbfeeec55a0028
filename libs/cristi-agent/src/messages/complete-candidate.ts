import { confidenceOf, type Doubts } from '../model/parse/confidence';
import { centavosOf } from '../model/pesos';
import { fillCandidate } from './fill-candidate';
import type { MissingFields } from './missing-fields-form';
import type { ParsedCandidate } from './parsed-candidate';

/** What a field costs no more once a person has said it. */
const SETTLED: Readonly<Record<string, Partial<Doubts>>> = {
  amount: { isAmountWeak: false },
  category: { category: 'explicit' },
  date: { date: 'full' },
};

/**
 * The candidate with what a person filled in. Each field counts by itself: an invalid one leaves the others. Doubts and
 * confidence are those of the completed candidate; `doubts` are those of the text.
 */
export function completeCandidate(
  parsed: ParsedCandidate,
  { amount, category, category_type, date }: MissingFields,
  doubts: Doubts,
): ParsedCandidate {
  const centavos = amount === undefined ? undefined : centavosOf(amount);
  const answers = {
    amount_mxn_cents: centavos === undefined ? undefined : Number(centavos),
    category_type,
    category,
    date_iso: date,
  };
  const completed = Object.entries(answers)
    .filter(([, value]) => value !== undefined && value !== '')
    .reduce((filled, [name, value]) => fillCandidate(filled, { [name]: value }) ?? filled, parsed);
  return completed === parsed ? parsed : withDoubtsOf(completed, parsed, doubts);
}

function withDoubtsOf(completed: ParsedCandidate, parsed: ParsedCandidate, doubts: Doubts): ParsedCandidate {
  const answered = parsed.missing_fields.filter((field) => !completed.missing_fields.includes(field));
  const { missing_fields: missing, low_confidence_fields: lowConfidence } = completed;
  const settled = answered.reduce<Doubts>((left, field) => ({ ...left, ...SETTLED[field] }), doubts);
  const isSaid = (ambiguity: string) => answered.some((field) => ambiguity.startsWith(`${field}: `));
  return {
    ...completed,
    inferred_fields: completed.inferred_fields.filter((field) => !answered.includes(field)),
    ambiguities: completed.ambiguities.filter((ambiguity) => !isSaid(ambiguity)),
    confidence: confidenceOf({ ...settled, missing, lowConfidence }),
  };
}
