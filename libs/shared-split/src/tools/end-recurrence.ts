import { defineTool, type Tool } from '@bursar/toolkit';

import { recurrenceBody } from '../contract/outputs';
import { endRecurrenceInput } from '../contract/recurrence-inputs';
import { recurrenceEndedText } from '../templates/recurrences';
import type { LoadSplit } from './load-split';

export function endRecurrenceTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'end_recurrence',
    title: 'End a monthly expense',
    description:
      'Ends a recurrence for good; nothing is deleted. With end_competence_month, months up to it may still be ' +
      'generated; without, it stops at once.',
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
