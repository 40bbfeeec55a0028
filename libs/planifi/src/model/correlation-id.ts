import { isBlank, isStorable, isWithin } from './text';

export const LONGEST_CORRELATION_ID = 255;

const PRINTABLE_ASCII = /^[\u0020-\u007e]*$/;

/** True for text that can be sent back unchanged. */
export function isCorrelationId(text: string): boolean {
  return isStorable(text) && isWithin(text, 0, LONGEST_CORRELATION_ID);
}

/**
 * The caller's id for a call: the payload's, else the header's; `undefined` when both are absent or blank (contract,
 * section 7).
 */
export function givenCorrelationId(payload: string | undefined, header: string | undefined): string | undefined {
  if (payload !== undefined && !isBlank(payload)) return payload;
  // The encoding of other bytes in a header is unknown: a header with them counts as absent.
  return header !== undefined && !isBlank(header) && PRINTABLE_ASCII.test(header) ? header : undefined;
}
