import * as z from 'zod';

import { readStatement, type ThreadContext } from '../context';
import { defineAgentUseCase } from '../define-agent-use-case';
import { freeText, identity, now } from '../model/fields';
import { EMPTY_MEMORY, type Memory, type MemoryQuestion } from '../model/parse/memory/memory';
import type { ParsedMessage } from '../model/parse/parsed-message';
import { readMessage } from '../model/parse/read-message';
import { mexicanDay } from '../model/time/mexico-city';
import { recall } from '../store/learnt-words';
import type { CandidateRefiner } from './candidate-refiner';
import { completeCandidate } from './complete-candidate';
import { missingFieldsElicitation } from './missing-fields-elicitation';
import { parsedMessage, publishParsed, withEntries, type ParsedCandidate } from './parsed-candidate';
import { MOST_REFINED_CONFIDENCE, refineCandidate } from './refine-candidate';

const input = z.strictObject({
  ...identity,
  text: freeText.describe('What the user wrote.'),
  now_iso: now,
  multiple: z.boolean().default(false).describe('Adds entries, one each.'),
});

/**
 * Reads a message as a candidate for a transaction. Stores nothing; what the user stored before decides about categories.
 * The refiner, where one is configured, may fill in what is open; then the person is asked for what is missing, where the
 * host can show a form. A message of several entries is neither refined nor asked about: no one value would be right.
 */
export function parseTransactionFromText(refiner?: CandidateRefiner) {
  return defineAgentUseCase({
    name: 'parse_transaction_from_text',
    tool: {
      toolsets: ['everyday'],
      title: 'Read and interpret a message about money without saving it',
      description:
        'Reads, interprets, understands a short message, free text or chat about money in Spanish or English ' +
        '("gasté 200 tacos ayer", "pagaron quincena 7500") as a candidate for add_transaction; does not save. ' +
        'Ask the user about missing_fields and low_confidence_fields. cat:NAME, #NAME, category_type:TYPE decide ' +
        'the category. Interpreta, entiende, lee mensaje, frase; interpretar, entende mensagem, texto, salva; ' +
        'comprends message, phrase, texte; Nachricht verstehen, Text auslesen.',
    },
    effect: 'read',
    input,
    data: parsedMessage,
    execute: async (context, { text, now_iso, multiple }, { elicit }) => {
      const message = readMessage(text, mexicanDay(now_iso));
      const parsed = message.decide(await memoryFor(context, message.questions));
      const candidate = parsed.entries.length > 1 ? publishParsed(parsed) : await completed(parsed);
      return multiple ? withEntries(candidate, parsed.entries) : candidate;

      async function completed(decided: ParsedMessage): Promise<ParsedCandidate> {
        const published = publishParsed(decided);
        const refined = refiner === undefined ? published : await refineCandidate(refiner, text, published);
        const request = elicit && missingFieldsElicitation(text, refined);
        if (request === undefined) return refined;
        const answered = completeCandidate(refined, (await elicit?.(request)) ?? {}, decided.doubts);
        const most = refined === published ? 1 : MOST_REFINED_CONFIDENCE;
        return { ...answered, confidence: Math.min(answered.confidence, most) };
      }
    },
  });
}

/** What the user stored, as far as the questions go. Where it cannot be read, nothing is known, and parsing goes on. */
async function memoryFor(context: ThreadContext, questions: readonly MemoryQuestion[]): Promise<Memory> {
  if (questions.every(({ description, words }) => description === undefined && words.length === 0)) return EMPTY_MEMORY;
  try {
    return await readStatement(context, (connection) => recall(connection, context.thread, questions));
  } catch {
    return EMPTY_MEMORY;
  }
}
