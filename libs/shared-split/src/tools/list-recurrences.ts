import { defineTool, type Tool } from '@bursar/toolkit';

import { recurrencePageBody } from '../model/output-fields';
import { listRecurrencesInput } from '../recurrences/recurrence-fields';
import { recurrencePageText } from '../recurrences/recurrence-text';
import type { LoadSplit } from './load-split';

export function listRecurrencesTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'list_recurrences',
    title: 'Monthly expenses and installments',
    description:
      'Lists recurring monthly expenses, subscriptions and installments (recorrências, despesas fixas, assinaturas, ' +
      'parcelas, prestações) with amounts, days and last months, newest first, optionally of one status (ativas, ' +
      'encerradas) or those whose range holds a month. Use it to find the id for edit_recurrence and end_recurrence.',
    input: listRecurrencesInput,
    output: recurrencePageBody,
    effect: 'read',
    run: async (input, { caller }) => {
      const structured = await (await load(caller)).listRecurrences(input);
      return { structured, text: recurrencePageText(structured) };
    },
  });
}
