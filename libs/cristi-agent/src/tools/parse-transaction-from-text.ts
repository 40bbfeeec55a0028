import type { Tool } from '@bursar/toolkit';

import { parseInput } from '../contract/inputs';
import { parseData } from '../contract/outputs';
import { agentTool, type AgentDoor } from './agent-tool';

export function parseTransactionFromTextTool(door: AgentDoor): Tool {
  return agentTool(door, {
    name: 'parse_transaction_from_text',
    title: 'Read a message about money',
    description:
      'Reads a short message about money in Spanish or English as it was written ("gasté 200 en tacos ayer", ' +
      '"compré/pagué 85 de luz hoy", "me pagaron el viernes", "spent/paid 155.50 for lunch today") as a candidate for ' +
      'add_transaction. Stores nothing. Ask the user about missing_fields and low_confidence_fields before storing it. ' +
      'cat:NAME, #NAME and category_type:TYPE in the text decide the category.',
    input: parseInput,
    data: parseData,
    effect: 'read',
    run: async (agent, _thread, input, elicit) => {
      const parsed = await agent.parseTransactionFromText(input);
      if (elicit === undefined) return parsed;
      const { missingFieldsQuestion } = await import('./questions');
      const question = missingFieldsQuestion(input.text, parsed);
      return question === undefined ? parsed : agent.completeCandidate(parsed, (await elicit(question)) ?? {});
    },
  });
}
