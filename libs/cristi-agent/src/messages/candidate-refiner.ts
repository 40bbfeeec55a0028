import type { ParsedCandidate } from './parsed-candidate';

/** A second opinion on a message, from a language model for instance. The parser works without one. */
export interface CandidateRefiner {
  /**
   * Values for the candidate, by their names in it. Only values for fields that are missing or of low confidence are
   * used, and they are validated like stored ones. A rejection leaves the parser's answer as it is.
   */
  refine(text: string, parsed: ParsedCandidate): Promise<Readonly<Record<string, unknown>>>;
}
