import * as z from 'zod';

import { readTransaction, termsOf, type SplitContext } from '../context';
import { defineUseCase } from '../define-use-case';
import type { Household } from '../model/household';
import { formatPerson } from '../text/format';
import { fill, lines, phrase } from '../text/safe-text';

export const participantsBody = z.object({
  participants: z.array(z.object({ id: z.string(), display_name: z.string(), is_active: z.boolean() })).length(2),
});
export type ParticipantsBody = z.output<typeof participantsBody>;

/** The two, and the present day in São Paulo. */
export interface ListedParticipants {
  readonly body: ParticipantsBody;
  readonly today: string | undefined;
}

const TODAY_META = 'bursar/today';

/** The two active participants, by id. Throws `PARTICIPANTS_NOT_TWO`. */
export const listParticipants = defineUseCase({
  name: 'list_participants',
  tool: {
    toolsets: ['everyday', 'review'],
    title: 'Both people, a couple or a pair, who share expenses',
    description:
      "Names the two people, each a partner of the couple, who share the household's book, with ids; call " +
      'it first. Participantes, pessoas, nomes, quem, divido, racha, casal; quiénes, personas, repartimos, ' +
      'hogar; participants, personnes, qui, foyer; wer, Personen, Teilnehmer, Haushalt, teilt, Kosten.',
    failureTitle: 'Não deu para consultar os participantes.',
  },
  input: z.strictObject({}),
  output: participantsBody,
  effect: 'read',
  execute: listHousehold,
  structured: ({ body }) => body,
  text: ({ body }) => participantsText(body),
  meta: ({ today }) => ({ ...(today !== undefined && { [TODAY_META]: today }) }),
  route: {
    operationId: 'listParticipants',
    method: 'GET',
    path: '/v1/participants',
    summary: 'The two people who share expenses',
    request: {},
    success: { status: 200, body: participantsBody },
    respond: ({ body }) => ({ body }),
    toResult: (body) => ({ body, today: undefined }),
  },
});

function listHousehold(context: SplitContext): Promise<ListedParticipants> {
  const today = context.clock.today(termsOf(context).timeZone).text;
  return readTransaction(context, async ({ household }) => ({ body: toParticipantsBody(household), today }));
}

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
    phrase('👥 Quem divide as contas:'),
    ...participants.map(({ id, display_name }) =>
      fill('• {nome}', { nome: formatPerson(id, new Map([[id, display_name]])) }),
    ),
    phrase('Use o identificador entre parênteses nos próximos pedidos.'),
  );
}
