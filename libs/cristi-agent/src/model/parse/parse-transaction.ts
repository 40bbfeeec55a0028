import type { ParsedMessage } from './parsed-message';
import type { CivilDate } from '@bursar/calendar';

import type { Memory } from './memory/memory';
import { readMessage } from './read-message';

/**
 * Reads a message about money in Spanish or English, in part also in Portuguese, by fixed rules: the same text on the same
 * day with the same memory has the same result. Never throws and never guesses: what the text does not say is missing, and
 * what it leaves open is doubtful, with a reason.
 */
export function parseTransaction(raw: string, today: CivilDate, memory?: Memory): ParsedMessage {
  return readMessage(raw, today).decide(memory);
}
