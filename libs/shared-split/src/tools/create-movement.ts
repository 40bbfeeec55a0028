import { defineTool, type Tool } from '@bursar/toolkit';

import { createMovementInput } from '../contract/movement-inputs';
import { movementBody } from '../contract/outputs';
import { movementCreatedText } from '../templates/movements';
import type { LoadSplit } from './load-split';

export function createMovementTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'create_movement',
    title: 'Record a purchase or refund',
    description:
      'Records one purchase, or a refund of an earlier purchase, for good: movements are never changed or deleted. ' +
      'It counts in the month of occurred_at in São Paulo. A refund needs its purchase. ' +
      'Send an external_id, such as the id of a message, so that a repeated call is refused instead of counted twice. ' +
      'For monthly expenses and installments use create_recurrence.',
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
