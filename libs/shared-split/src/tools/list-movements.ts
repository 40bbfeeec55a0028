import { yearMonthOf } from '@bursar/calendar';
import { defineTool, type Tool } from '@bursar/toolkit';

import { listMovementsInput } from '../contract/movement-inputs';
import { movementPageBody } from '../model/output-fields';
import { movementPageText } from '../templates/movements';
import type { LoadSplit } from './load-split';

export function listMovementsTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'list_movements',
    title: 'Purchases and refunds of a month',
    description:
      'Lists the purchases and refunds of one month (compras, gastos, lançamentos, movimentações, estornos, ' +
      'devoluções; "compramos alguma…?", "foi lançado?"), newest first, optionally only those that match filters. Use ' +
      'it to see or search what was bought, to check whether something was recorded already, or to find the id of a ' +
      'purchase before a refund.',
    input: listMovementsInput,
    output: movementPageBody,
    effect: 'read',
    run: async (input, { caller }) => {
      const structured = await (await load(caller)).listMovements(input);
      return { structured, text: movementPageText(structured, yearMonthOf(input.year, input.month)) };
    },
  });
}
