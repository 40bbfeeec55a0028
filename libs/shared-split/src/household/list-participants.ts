import * as z from 'zod';

import { readTransaction } from '../context';
import { defineUseCase } from '../define-use-case';
import type { Household } from '../model/household';
import { formatPerson } from '../text/format';
import { fill, lines, sanitize } from '../text/safe-text';

export const participantsBody = z.object({
  participants: z.array(z.object({ id: z.string(), display_name: z.string(), is_active: z.boolean() })),
});
export type ParticipantsBody = z.output<typeof participantsBody>;

/** The two active participants, by id. Throws `PARTICIPANTS_NOT_TWO`. */
export const listParticipants = defineUseCase({
  name: 'list_participants',
  tool: {
    title: 'Who shares the expenses',
    description:
      'Tells who the two people are that share the expenses (participantes, quem divide contas), each with the name ' +
      'and the id that other tools take. Call it first and reuse the ids.',
    failureTitle: 'Não deu para consultar os participantes.',
  },
  input: z.strictObject({}),
  output: participantsBody,
  effect: 'read',
  execute: (context) => readTransaction(context, async ({ household }) => toParticipantsBody(household)),
  text: participantsText,
  route: {
    operationId: 'listParticipants',
    method: 'GET',
    path: '/v1/participants',
    summary: 'The two people who share expenses',
    request: {},
    success: { status: 200, body: participantsBody },
  },
});

export function toParticipantsBody(household: Household): ParticipantsBody {
  return {
    participants: household.map(({ id, displayName, isActive }) => ({
      id,
      display_name: displayName,
      is_active: isActive,
    })),
  };
}

export function participantsText({ participants }: ParticipantsBody): string {
  return lines(
    sanitize('👥 Quem divide as contas:'),
    ...participants.map(({ id, display_name }) =>
      fill('• {nome}', { nome: formatPerson(id, new Map([[id, display_name]])) }),
    ),
    sanitize('Use o identificador entre parênteses nos próximos pedidos.'),
  );
}
