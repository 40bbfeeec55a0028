import type { ParseData } from '../contract/outputs';
import type { CandidateRefiner } from './candidate-refiner';
import { fillCandidate } from './fill-candidate';

/** The answer with what a refiner knows better; without it when the refiner fails, or proposes what cannot be stored. */
export async function refineCandidate(refiner: CandidateRefiner, text: string, parsed: ParseData): Promise<ParseData> {
  if (parsed.missing_fields.length + parsed.low_confidence_fields.length === 0) return parsed;
  try {
    return fillCandidate(parsed, await refiner.refine(text, parsed)) ?? parsed;
  } catch {
    return parsed;
  }
}
