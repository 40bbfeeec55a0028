import * as z from 'zod';

import { defineAgentUseCase } from '../define-agent-use-case';
import { freeText, identity, now } from '../model/fields';
import { parseTransaction } from '../model/parse/parse-transaction';
import { mexicanDay } from '../model/time/mexico-city';
import type { CandidateRefiner } from './candidate-refiner';
import { completeCandidate } from './complete-candidate';
import { missingFieldsElicitation } from './missing-fields-elicitation';
import { parsedCandidate, publishParsed } from './parsed-candidate';
import { refineCandidate } from './refine-candidate';

const input = z.strictObject({
  ...identity,
  text: freeText.describe('What the user wrote, in Spanish or English.'),
  now_iso: now,
});

/**
 * Reads a message as a candidate for a transaction. Stores nothing and never touches the database. The refiner, where one
 * is configured, may fill in what is open; then the person is asked for what is missing, where the host can show a form.
 */
export function parseTransactionFromText(refiner?: CandidateRefiner) {
  return defineAgentUseCase({
    name: 'parse_transaction_from_text',
    tool: {
      title: 'Read a message about money',
      description:
        'Reads a short message about money in Spanish or English as it was written ("gasté 200 en tacos ayer", ' +
        '"compré/pagué 85 de luz hoy", "me pagaron el viernes", "spent/paid 155.50 for lunch today") as a candidate for ' +
        'add_transaction. Stores nothing. Ask the user about missing_fields and low_confidence_fields before storing it. ' +
        'cat:NAME, #NAME and category_type:TYPE in the text decide the category.',
    },
    effect: 'read',
    input,
    data: parsedCandidate,
    execute: async (_context, { text, now_iso }, { elicit }) => {
      const published = publishParsed(parseTransaction(text, mexicanDay(now_iso)));
      const parsed = refiner === undefined ? published : await refineCandidate(refiner, text, published);
      const request = elicit && missingFieldsElicitation(text, parsed);
      return request === undefined ? parsed : completeCandidate(parsed, (await elicit?.(request)) ?? {});
    },
  });
}
