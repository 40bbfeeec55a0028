import * as z from 'zod';

import { nullableInteger } from '../model/nullable-integer';
import type { ParsedEntry, ParsedTransaction } from '../model/parse/parsed-message';
import { centavos } from '../model/published-fields';
import { TRANSACTION_TYPES } from '../model/transaction';

const candidate = z.object({
  type: z.enum(TRANSACTION_TYPES),
  amount_mxn_cents: nullableInteger(centavos),
  category_type: z.string().nullable(),
  category: z.string().nullable(),
  description: z.string().nullable(),
  date_iso: z.string().nullable(),
});

/** A message read as a candidate for a transaction, with what is missing or doubtful in it. */
export const parsedCandidate = z.object({
  candidate,
  inferred_fields: z.array(z.string()),
  missing_fields: z.array(z.string()).describe('null in the candidate: ask the user'),
  ambiguities: z.array(z.string()).describe('"field: reason"'),
  confidence: z.number().min(0).max(1),
  low_confidence_fields: z.array(z.string()),
  reasons: z.array(z.string()).optional().describe('What was learnt from earlier transactions.'),
});
export type ParsedCandidate = z.output<typeof parsedCandidate>;

const entry = parsedCandidate.extend({ text: z.string() });

/** The answer: the message as one candidate, and on request its entries. */
export const parsedMessage = parsedCandidate.extend({
  entries: z.array(entry).optional().describe('With `multiple`.'),
});
export type PublishedMessage = z.output<typeof parsedMessage>;

/** Adds the entries of a message; the only one is the candidate itself, with what a person completed. */
export function withEntries(candidate: ParsedCandidate, entries: readonly ParsedEntry[]): PublishedMessage {
  const published = entries.map(({ text, ...parsed }) => ({
    text,
    ...(entries.length === 1 ? candidate : publishParsed(parsed)),
  }));
  return { ...candidate, entries: published };
}

export function publishParsed({ candidate: parsed, ...rest }: ParsedTransaction): ParsedCandidate {
  return {
    candidate: {
      type: parsed.type,
      amount_mxn_cents: parsed.amount === null ? null : Number(parsed.amount),
      category_type: parsed.categoryType,
      category: parsed.category,
      description: parsed.description,
      date_iso: parsed.date,
    },
    inferred_fields: [...rest.inferred],
    missing_fields: [...rest.missing],
    ambiguities: [...rest.ambiguities],
    confidence: rest.confidence,
    low_confidence_fields: [...rest.lowConfidence],
    ...(rest.reasons.length > 0 && { reasons: [...rest.reasons] }),
  };
}
