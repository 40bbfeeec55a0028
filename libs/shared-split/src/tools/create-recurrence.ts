import { defineTool, type Tool } from '@bursar/toolkit';

import { recurrenceBody } from '../contract/outputs';
import { createRecurrenceInput } from '../contract/recurrence-inputs';
import { recurrenceCreatedText } from '../templates/recurrences';
import type { LoadSplit } from './load-split';

export function createRecurrenceTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'create_recurrence',
    title: 'Set up a monthly expense or installments',
    description:
      'Sets up an expense that returns every month, such as rent, or a purchase in installments: with N installments ' +
      'amount is one of them and end_competence_month is the start month plus N - 1 months. ' +
      'Entries are made when a summary or report of a month is asked for with auto_generate.',
    input: createRecurrenceInput,
    output: recurrenceBody,
    effect: 'write',
    run: async (input, { caller }) => {
      const split = await load(caller);
      const structured = await split.createRecurrence(input);
      return { structured, text: recurrenceCreatedText(structured, await split.names()) };
    },
  });
}
