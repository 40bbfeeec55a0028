import type { ParseData } from '../contract/outputs';

/**
 * Somebody who may know better what a message means, a language model for instance. The parser is complete without one.
 */
export interface CandidateRefiner {
  /**
   * Values for fields of the candidate, by their names in it. Only those for fields that are missing or of low confidence
   * are looked at, and they are checked like any that are stored. What is thrown leaves the parser's answer as it is.
   */
  refine(text: string, parsed: ParseData): Promise<Readonly<Record<string, unknown>>>;
}
