import type { CandidateRefiner } from './candidate-refiner';
import { fillCandidate } from './fill-candidate';
import type { ParsedCandidate } from './parsed-candidate';

/** A refiner's opinion is never certain. */
export const MOST_REFINED_CONFIDENCE = 0.8;

/** The candidate with the refiner's values; unchanged where the refiner fails or proposes an invalid value. */
export async function refineCandidate(
  refiner: CandidateRefiner,
  text: string,
  parsed: ParsedCandidate,
): Promise<ParsedCandidate> {
  if (parsed.missing_fields.length + parsed.low_confidence_fields.length === 0) return parsed;
  try {
    const filled = fillCandidate(parsed, await refiner.refine(text, parsed));
    return filled === undefined
      ? parsed
      : { ...filled, confidence: Math.min(filled.confidence, MOST_REFINED_CONFIDENCE) };
  } catch {
    return parsed;
  }
}
