import { defineTool, type Tool } from '@bursar/toolkit';

import { listParticipantsInput } from '../contract/movement-inputs';
import { participantsBody } from '../model/output-fields';
import { participantsText } from '../templates/participants';
import type { LoadSplit } from './load-split';

export function listParticipantsTool(load: LoadSplit): Tool {
  return defineTool({
    name: 'list_participants',
    title: 'Who shares the expenses',
    description:
      'Tells who the two people are that share the expenses (participantes, quem divide contas), each with the name ' +
      'and the id that other tools take. Call it first and reuse the ids.',
    input: listParticipantsInput,
    output: participantsBody,
    effect: 'read',
    run: async (_input, { caller }) => {
      const structured = await (await load(caller)).listParticipants();
      return { structured, text: participantsText(structured) };
    },
  });
}
