import type { CivilDate } from '@bursar/calendar';

import { openEntry, type OpenEntry } from './decide-entry';
import { withoutListNumbers } from './list-numbers';
import { EMPTY_MEMORY, type Memory, type MemoryQuestion } from './memory/memory';
import { tokensOfMessage } from './own-currency';
import type { ParsedMessage } from './parsed-message';
import { claimEntry } from './read-entry';
import { splitEntries } from './split-entries';
import { layOut } from './tokenize';

/** A message whose words have been read; what they mean may depend on what the user stored before. */
export interface ReadMessage {
  /** What decides about categories. */
  readonly questions: readonly MemoryQuestion[];
  /** The same memory has the same result. Without one nothing is known of earlier transactions. */
  decide(memory?: Memory): ParsedMessage;
}

/** Reads a message without deciding about what earlier transactions decide. */
export function readMessage(raw: string, today: CivilDate): ReadMessage {
  const text = withoutListNumbers(layOut(raw));
  const tokens = tokensOfMessage(text);
  const whole = claimEntry(text, tokens, today);
  const parts = splitEntries(whole, tokens, today);
  const amountDoubt =
    parts.length > 1 ? `${parts.length} entries: ${parts.map((part) => part.text).join('; ')}` : undefined;
  const message = openEntry(whole, today, { amountDoubt });
  const entries: readonly { readonly text: string; readonly entry: OpenEntry }[] =
    parts.length > 1 ? parts : [{ text, entry: message }];
  return {
    questions: [message.question, ...(parts.length > 1 ? parts.map(({ entry }) => entry.question) : [])],
    decide: (memory = EMPTY_MEMORY) => ({
      ...message.decide(memory),
      entries: entries.map((part) => ({ text: part.text, ...part.entry.decide(memory) })),
    }),
  };
}
