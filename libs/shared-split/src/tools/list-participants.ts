import { defineTool, type Tool } from '@bursar/toolkit';

import { listParticipantsInput } from '../contract/movement-inputs';
import { participantsBody } from '../contract/outputs';
import { participantsText } from '../templates/participants';
import type { LoadSplit } from './load-split';

export function listParticipantsTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'list_participants',
    title: 'Who shares the expenses',
    description:
      'Lists the two people who share expenses, with the ids that the other tools take. Call it first and reuse the ids.',
    input: listParticipantsInput,
    output: participantsBody,
    effect: 'read',
    run: async (_input, { caller }) => {
      const structured = await (await load(caller)).listParticipants();
      return { structured, text: participantsText(structured) };
    },
  });
}
