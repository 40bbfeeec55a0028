import { defineTool, type Tool } from '@bursar/toolkit';

import { createMovementInput } from '../contract/movement-inputs';
import { movementBody } from '../model/output-fields';
import { movementCreatedText } from '../templates/movements';
import type { LoadSplit } from './load-split';

export function createMovementTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'create_movement',
    title: 'Record a purchase or refund',
    description:
      'Records one purchase in reais that somebody paid ("paguei 56 reais", "ela pagou o mercado ontem", gastei, ' +
      'comprei, anota, registra, lança), or a refund of one (estorno, reembolso, devolução), for good: movements are ' +
      'never changed or deleted. It counts in the month of occurred_at in São Paulo; a refund needs its purchase. Send ' +
      'an external_id, such as the id of a message, against double entry. For monthly expenses and installments use ' +
      'create_recurrence.',
    input: createMovementInput,
    output: movementBody,
    effect: 'write',
    run: async (input, { caller }) => {
      const split = await load(caller);
      const { movement, names = await split.names() } = await split.createMovement(input);
      return { structured: movement, text: movementCreatedText(movement, names) };
    },
  });
}
