import { defineTool, type Tool } from '@bursar/toolkit';

import { recurrenceBody } from '../contract/outputs';
import { editRecurrenceInput } from '../contract/recurrence-inputs';
import { recurrenceEditedText } from '../templates/recurrences';
import type { LoadSplit } from './load-split';

export function editRecurrenceTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'edit_recurrence',
    title: 'Change a monthly expense',
    description:
      'Changes what is sent of a recurrence that has not ended, for the months that have no entry yet; entries already ' +
      'made stay as they are. The start month is fixed once a month was generated.',
    input: editRecurrenceInput,
    output: recurrenceBody,
    effect: 'idempotent-write',
    run: async (input, { caller }) => {
      const structured = await (await load(caller)).editRecurrence(input.recurrence_id, input);
      return { structured, text: recurrenceEditedText(structured) };
    },
  });
}
