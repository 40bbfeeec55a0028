import { defineTool, type Tool } from '@bursar/toolkit';

import { recurrenceBody } from '../model/output-fields';
import { endRecurrenceInput } from '../recurrences/recurrence-fields';
import { recurrenceEndedText } from '../recurrences/recurrence-text';
import type { LoadSplit } from './load-split';

export function endRecurrenceTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'end_recurrence',
    title: 'End a monthly expense',
    description:
      'Ends, stops or cancels a recurring expense, subscription or installments for good (cancelar, encerrar, "não ' +
      'pagamos mais"); nothing that was recorded is deleted. With end_competence_month, months up to it may still be ' +
      'generated; without, it stops at once. Needs the id from list_recurrences.',
    input: endRecurrenceInput,
    output: recurrenceBody,
    effect: 'destructive',
    run: async (input, { caller }) => {
      const structured = await (await load(caller)).endRecurrence(input.recurrence_id, input);
      const withMonth = input.end_competence_month !== undefined;
      return { structured, text: recurrenceEndedText(structured, { withMonth }) };
    },
  });
}
