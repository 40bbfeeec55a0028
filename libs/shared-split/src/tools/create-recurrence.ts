import { defineTool, type Tool } from '@bursar/toolkit';

import { recurrenceBody } from '../model/output-fields';
import { createRecurrenceInput } from '../recurrences/recurrence-fields';
import { recurrenceCreatedText } from '../recurrences/recurrence-text';
import type { LoadSplit } from './load-split';

export function createRecurrenceTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'create_recurrence',
    title: 'Set up a monthly expense or installments',
    description:
      'Sets up a recurring expense that is paid monthly (despesa recorrente, aluguel/rent, conta, mensalidade, ' +
      'assinatura, "todo mês"), or a purchase in installments ("comprei em 12x", parcelado, "10 vezes", parcelas, ' +
      'prestações): then amount is one of them and end_competence_month is the start month plus their number minus 1. ' +
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
