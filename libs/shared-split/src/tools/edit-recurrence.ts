import { defineTool, type Tool } from '@bursar/toolkit';

import { recurrenceBody } from '../model/output-fields';
import { editRecurrenceInput } from '../recurrences/recurrence-fields';
import { recurrenceEditedText } from '../recurrences/recurrence-text';
import type { LoadSplit } from './load-split';

export function editRecurrenceTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'edit_recurrence',
    title: 'Change a monthly expense',
    description:
      'Changes or updates the amount, payer, day or last month of a recurring expense such as rent, or of ' +
      'installments, that has not ended (aluguel/mensalidade aumentou, "agora custa mais", muda valor ou vencimento). ' +
      'It holds for months without an entry; what was recorded stays, and the start month is fixed once a month was ' +
      'generated. Needs the id from list_recurrences.',
    input: editRecurrenceInput,
    output: recurrenceBody,
    effect: 'idempotent-write',
    run: async (input, { caller }) => {
      const structured = await (await load(caller)).editRecurrence(input.recurrence_id, input);
      return { structured, text: recurrenceEditedText(structured) };
    },
  });
}
