import { isBlank, isStorable, isWithin } from './text';

export const LONGEST_CORRELATION_ID = 255;

const PRINTABLE_ASCII = /^[\u0020-\u007e]*$/;

/** True for what may name a call and be sent back unchanged; a blank one names nothing. */
export function isCorrelationId(text: string): boolean {
  return isStorable(text) && isWithin(text, 0, LONGEST_CORRELATION_ID);
}

/** The id that a payload gives, or else a header; `undefined` when neither names the call. */
export function givenCorrelationId(payload: string | undefined, header: string | undefined): string | undefined {
  if (payload !== undefined && !isBlank(payload)) return payload;
  // What other bytes in a header stand for is anybody's guess.
  return header !== undefined && !isBlank(header) && PRINTABLE_ASCII.test(header) ? header : undefined;
}
