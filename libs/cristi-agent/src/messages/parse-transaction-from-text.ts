import type { ParseInput } from '../contract/inputs';
import type { ParseData } from '../contract/outputs';
import { parseTransaction, type ParsedTransaction } from '../model/parse/parse-transaction';
import { mexicanDay } from '../model/time/mexico-city';
import type { CandidateRefiner } from './candidate-refiner';
import { refineCandidate } from './refine-candidate';

/** What a message says about a transaction. Reads and stores nothing. */
export async function parseTransactionFromText(
  refiner: CandidateRefiner | undefined,
  { text, now_iso: now }: ParseInput,
): Promise<ParseData> {
  const parsed = publishParsed(parseTransaction(text, mexicanDay(now)));
  return refiner === undefined ? parsed : refineCandidate(refiner, text, parsed);
}

function publishParsed({ candidate, ...parsed }: ParsedTransaction): ParseData {
  return {
    candidate: {
      type: candidate.type,
      amount_mxn_cents: candidate.amount === null ? null : Number(candidate.amount),
      category_type: candidate.categoryType,
      category: candidate.category,
      description: candidate.description,
      date_iso: candidate.date,
    },
    inferred_fields: [...parsed.inferred],
    missing_fields: [...parsed.missing],
    ambiguities: [...parsed.ambiguities],
    confidence: parsed.confidence,
    low_confidence_fields: [...parsed.lowConfidence],
  };
}
