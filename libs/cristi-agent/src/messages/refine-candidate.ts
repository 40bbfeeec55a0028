import type { CandidateRefiner } from './candidate-refiner';
import { fillCandidate } from './fill-candidate';
import type { ParsedCandidate } from './parsed-candidate';

/** The candidate with the refiner's values; unchanged where the refiner fails or proposes an invalid value. */
export async function refineCandidate(
  refiner: CandidateRefiner,
  text: string,
  parsed: ParsedCandidate,
): Promise<ParsedCandidate> {
  if (parsed.missing_fields.length + parsed.low_confidence_fields.length === 0) return parsed;
  try {
    return fillCandidate(parsed, await refiner.refine(text, parsed)) ?? parsed;
  } catch {
    return parsed;
  }
}
